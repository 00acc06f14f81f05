static int peek(volatile global int *flag)
{
    return *flag;
}

static void wait_for(volatile global int *flag, int value)
{
    while (peek(flag) != value)
        ;
}
