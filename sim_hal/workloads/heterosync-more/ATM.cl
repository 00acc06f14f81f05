/*
 * ATM, the bank account: every work-item moves money between accounts, each with a lock of its own.
 *
 * A work-item takes the locks of both accounts, that of the higher number first, and releases the first when it does
 * not get the second at once. It then waits for the lock that it did not get, and takes none before that one was
 * seen free. A wave waits only when each of its work-items that still have something to do has failed, and goes
 * on as soon as any of the locks is free: those that succeed have released theirs by then.
 */
#include "../heterosync/heterosync.h"
#include "../plain/irregular.h"

struct account {
    uint lock;
    uint balance; /* modulo 2^32 */
    uint owner;
    uint bookings;
};

struct transfer {
    uint from, to, amount;
};

/* Two different accounts. */
static struct transfer transfer_of(uint number, uint accounts)
{
    uint first = scatter(number);
    uint second = scatter(first + 1);
    uint from = mul_hi(first, accounts);
    uint to = from + 1 + mul_hi(second, accounts - 1);
    struct transfer transfer = {from, to < accounts ? to : to - accounts, 1 + (first ^ second) % 64};

    return transfer;
}

/* Gives every account another weight in the sum over all balances. */
static uint weight_of(uint account)
{
    return scatter(account ^ 0x5bd1e995u);
}

/* With the lock held. */
static void book(global struct account *account, uint amount, uint mark, volatile global uint *errors)
{
    volatile global uint *owner = &account->owner;

    if (*owner != 0)
        count_error(errors);
    *owner = mark;
    account->balance += amount;
    account->bookings++;
    if (*owner != mark)
        count_error(errors);
    *owner = 0;
}

static void move_money(global struct account *accounts, struct transfer transfer, uint mark,
                       volatile global uint *errors, uint backoff_max)
{
    volatile global uint *first = &accounts[max(transfer.from, transfer.to)].lock;
    volatile global uint *second = &accounts[min(transfer.from, transfer.to)].lock;
    volatile global uint *wanted = first;
    uint backoff = 0;
    uint done = 0;

    while (!done) {
        if (onward_wait_load(wanted, eq, ~0u, 0) == 0) {
            wanted = first;
            if (onward_cas(first, 0, 1) == 0) {
                if (onward_cas(second, 0, 1) == 0) {
                    onward_acquire();
                    book(accounts + transfer.from, 0 - transfer.amount, mark, errors);
                    book(accounts + transfer.to, transfer.amount, mark, errors);
                    onward_release();
                    onward_exch(second, 0);
                    done = 1;
                } else {
                    wanted = second;
                }
                onward_exch(first, 0);
            }
        }
        converge();
        if (!done) {
            onward_wait(wanted, eq, ~0u, 0);
            onward_backoff(&backoff, backoff_max);
        }
    }
}

/* By the last work-group: all locks are free, and the weighted sum of the balances is what all transfers add up to. */
static void check_accounts(global struct account *accounts, uint count, uint expected, local uint *sum,
                           volatile global uint *bookings, volatile global uint *errors)
{
    uint weighted = 0;
    uint booked = 0;

    for (uint i = item_id(); i < count; i += (uint)get_local_size(0)) {
        weighted += accounts[i].balance * weight_of(i);
        booked += accounts[i].bookings;
        if (accounts[i].lock != 0 || accounts[i].owner != 0)
            count_error(errors);
    }
    onward_add(bookings, booked);
    atomic_add(sum, weighted);
    meet();
    if (is_master() && *sum != expected)
        count_error(errors);
}

/* expected is the weighted sum of all transfers, added up without any lock; bookings counts both sides of each. */
kernel void ATM(global struct account *accounts, uint account_count, volatile global uint *expected,
                volatile global uint *bookings, volatile global uint *finished, volatile global uint *errors,
                uint iterations, uint backoff_max)
{
    local uint answer;
    local uint sum;
    uint items = (uint)get_global_size(0);
    uint me = (uint)get_global_id(0);
    uint weighted = 0;

    if (is_master())
        sum = 0;
    meet();
    for (uint i = 0; i < iterations; i++) {
        struct transfer transfer = transfer_of(me + i * items, account_count);
        move_money(accounts, transfer, me + 1, errors, backoff_max);
        weighted += transfer.amount * (weight_of(transfer.to) - weight_of(transfer.from));
    }
    atomic_add(&sum, weighted);
    meet();
    if (is_master())
        onward_add(expected, sum);
    if (finish(finished, &answer)) {
        if (is_master())
            sum = 0;
        meet();
        check_accounts(accounts, account_count, onward_load(expected), &sum, bookings, errors);
    }
}
