import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { loadFaults } from '../../stub/faults/load.ts';
import { type Transport, TransportError } from '../../suites/client/transport.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { brokenBy } from '../support/bank-run.ts';
import {
  asOutcomes,
  asSet,
  difference,
  judgeInRealTime,
  type RealTimeOptions,
  type RealTimeRun,
  seeded,
  timedRules,
} from '../support/real-time-run.ts';

type Seen = Pick<RealTimeRun, 'archive' | 'verdicts'>;

const catalogue = await loadRules();
const faults = await loadFaults();
const overlapping = { parallel: 8, spareSeconds: 2 };
const serial = { parallel: 1, spareSeconds: 2 };

const run = (options: Partial<RealTimeOptions>) => judgeInRealTime(catalogue, { profile: fullProfile, ...options });
const slowly = (seed: number) => {
  const chance = seeded(seed);
  return () => chance() * 12;
};

const timed = new RegExp(`^((?:${timedRules.join('|')}) \\w+) \\d+$`);

function sameAs(one: Seen, other: Seen): void {
  assert.deepEqual(difference(asSet(one.archive), asSet(other.archive)), []);
  const outcomes = ({ verdicts }: Seen) => asOutcomes(verdicts).map((each) => each.replace(timed, '$1'));
  assert.deepEqual(difference(outcomes(one), outcomes(other)), []);
}

/** A bank with room for so many calls at once: what comes besides is met as `full` says. */
const withRoomFor =
  (most: number, full: Transport) =>
  (usual: Transport): Transport => {
    let under = 0;
    return async (request, timeoutMs) => {
      if (under >= most) return await full(request, timeoutMs);
      under += 1;
      try {
        // Long enough for what is sent at the same moment to find it there.
        await new Promise((resolve) => setTimeout(resolve, 2));
        return await usual(request, timeoutMs);
      } finally {
        under -= 1;
      }
    };
  };

describe('a run whose calls overlap', () => {
  for (const profile of [fullProfile, serviceProfile]) {
    it(`sees what a run sees that makes them one by one, and judges it alike, in the profile ${profile.name}`, async () => {
      const [one, many, late] = await Promise.all([
        run({ profile, limits: serial }),
        run({ profile, limits: overlapping }),
        run({ profile, limits: overlapping, delay: slowly(7) }),
      ]);
      // Two at once where one PSU is tried beside the other.
      assert.equal(one.most, 2);
      assert.ok(late.most > 4, `${late.most} calls at once`);
      for (const { archive, verdicts } of [many, late]) {
        sameAs(one, { archive, verdicts });
      }
    });
  }

  it('breaks the same rules at a bank with a fault', async () => {
    const turn = faults.filter(
      ({ profiles, overTls, serve }) => profiles === undefined && !overTls && serve === undefined,
    );
    const tried = turn.filter((_, index) => index % 180 === 3);
    assert.ok(tried.length > 1);
    for (const [index, fault] of tried.entries()) {
      const [one, many] = await Promise.all([
        run({ faults: [fault], limits: serial }),
        run({ faults: [fault], limits: overlapping, delay: slowly(index) }),
      ]);
      assert.deepEqual(brokenBy(many), brokenBy(one), fault.id);
      assert.ok(brokenBy(one).length > 0, fault.id);
    }
  });

  it('slows down at a bank that has no room for it, and judges it alike', async () => {
    const turnedAway: Transport = async ({ headers }) => {
      const echoed = Object.entries(headers).filter(([name]) => name === 'x-fapi-interaction-id');
      return { status: 429, headers: [['retry-after', '1'], ...echoed], body: Buffer.from('') };
    };
    const refused = async (): Promise<never> => {
      throw new TransportError('ECONNRESET', 'too many connections');
    };
    const [one, ...narrow] = await Promise.all([
      run({ limits: serial }),
      run({ limits: overlapping, carrying: withRoomFor(2, turnedAway) }),
      run({ limits: overlapping, carrying: withRoomFor(2, refused) }),
    ]);
    for (const { archive, verdicts } of narrow) {
      assert.deepEqual(difference(asSet(one.archive), asSet(archive)), []);
      // What turned calls away is looked at as well.
      const outcomes = (all: RealTimeRun['verdicts']) => all.map(({ id, outcome }) => `${id} ${outcome}`);
      assert.deepEqual(difference(outcomes(one.verdicts), outcomes(verdicts)), []);
      assert.ok(archive.exchanges.some(({ about }) => about.probe === 'turned-away' || about.probe === 'lost'));
    }
  });

  it('keeps to its budget and leaves no consent behind, wherever it ends', async () => {
    for (const calls of [3, 6, 11, 40, 75, 140, 230]) {
      const { archive } = await run({ limits: { ...overlapping, calls }, delay: slowly(calls) });
      const answered = (status: number, method: string) =>
        archive.exchanges.filter((each) => each.response?.status === status && each.request.method === method).length;
      assert.equal(answered(204, 'DELETE'), answered(201, 'POST'), `${calls} calls`);
      assert.ok(archive.exchanges.length - answered(204, 'DELETE') <= calls, `${calls} calls`);
    }
  });
});
