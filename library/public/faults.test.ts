import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AispError } from './aisp-error.ts';
import { createBank } from './create-bank.ts';
import type { FaultRequest } from './faults.ts';

test('exactly one thing goes wrong by one request: others do not compile, and are refused', async () => {
  await using bank = await createBank();
  const requests: readonly FaultRequest[] = [
    // @ts-expect-error nothing that goes wrong
    {},
    // @ts-expect-error two things at once
    { fault: 'balance-type-missing-expected', delay: 100 },
    // @ts-expect-error two things at once
    { delay: 100, break: 'reset' },
    // @ts-expect-error no such way to break off
    { break: 'slowly' },
    // @ts-expect-error no such member
    { delay: 100, fore: 1 },
  ];
  for (const request of requests) {
    await assert.rejects(bank.faults.add(request), (error) => error instanceof AispError && error.code === 'BAD_FAULT');
  }
  await bank.faults.add({ delay: { median: 1, p95: '2ms' }, times: 1 });
  assert.deepEqual(
    bank.faults.list().map(({ delay }) => delay),
    [{ median: 1, p95: 2 }],
  );
});
