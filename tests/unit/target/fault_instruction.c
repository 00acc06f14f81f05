/* fault_instruction.c - an image that executes what is no instruction. */
int main(void)
{
    __builtin_trap();
}
