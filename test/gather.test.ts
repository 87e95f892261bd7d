import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { serviceProfile } from '../schemas/profiles/service.ts';
import { json } from '../suites/core/evidence.ts';
import { textAt } from '../suites/core/json.ts';
import { judgeBank } from './support/bank-run.ts';

describe('a run', () => {
  for (const calls of [3, 6, 11, 40, 75, 2000]) {
    it(`with a budget of ${calls} calls keeps to it and leaves no consent behind`, async () => {
      const { archive } = await judgeBank([], { profile: serviceProfile, calls });
      const consentsOf = (status: number, method: string) =>
        archive.exchanges.filter((each) => each.response?.status === status && each.request.method === method);
      const made = consentsOf(201, 'POST').map((each) => textAt(json(each), 'Data', 'ConsentId'));
      const deleted = consentsOf(204, 'DELETE').map((each) => each.request.url.split('/').at(-1));
      assert.deepEqual([...made].sort(), [...deleted].sort());
      const spent = archive.exchanges.length - deleted.length;
      assert.ok(spent <= calls, `${spent} calls`);
      assert.equal(
        archive.gaps.some(({ reason }) => reason.startsWith('The call budget ran out')),
        calls < 2000,
      );
    });
  }
});
