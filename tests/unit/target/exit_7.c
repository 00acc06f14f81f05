/* exit_7.c - an image whose result must become the emulator's exit status. */
int main(void)
{
    return 7;
}
