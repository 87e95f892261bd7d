import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { maskArchive } from '../../library/judging/mask-archive.ts';
import type { Verdict } from '../../reports/contract/index.ts';
import { redaction } from '../../reports/redact/redact.ts';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { loadFaults } from '../../stub/faults/load.ts';
import type { Archive } from '../../suites/core/archive.ts';
import { judge } from '../../suites/core/judge.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { maskedContext } from '../../suites/core/masked.ts';
import type { RuleContext } from '../../suites/core/rule.ts';
import { rulesFor } from '../../suites/run/select-rules.ts';
import { shownVerdict } from '../../suites/run/shown-verdict.ts';
import { judgeBank } from '../support/bank-run.ts';
import { coinedWorld } from '../support/coined-worlds.ts';
import { canShow } from '../support/mutants.ts';
import { departureNames } from '../support/other-bank/departures.ts';
import { judgeOtherBank } from '../support/other-bank-run.ts';
import { tryAll, turnOf } from '../support/turns.ts';

const catalogue = await loadRules();
const faults = await loadFaults();
const settings = [
  { profile: 'service', release: '3.1.11' },
  { profile: 'full', release: '3.1.11' },
  { profile: 'full', release: '4.0.1' },
] as const;
const profiles = { service: serviceProfile, full: fullProfile };

/** At how many worlds the honest bank is judged in each setting, and so many banks with a fault at one. */
const [honest, faulty] = tryAll() ? [80, 25] : [16, 5];

/** What masking changed, a line each. */
function changes(archive: Archive, context: RuleContext, seed: number): readonly string[] {
  const rules = rulesFor(catalogue, context);
  const redact = redaction(archive.exchanges, Buffer.alloc(32, seed), 'all', ['a-token-that-nobody-sent-1']);
  const masked = maskArchive(archive, redact);
  const shown = judge(rules, masked.archive, maskedContext(context, masked));
  return judge(rules, archive, context).flatMap((verdict, index) => {
    const other = shown[index];
    if (other === undefined || shownVerdict(verdict, other).unproven === true) {
      return [`${seed}: ${inWords(verdict)} became ${other === undefined ? 'nothing' : inWords(other)}`];
    }
    return bare(verdict.reason) === bare(other.reason) ? [] : [`${seed}: "${verdict.reason}" became "${other.reason}"`];
  });
}

/** A reason without what somebody else said in it. */
function bare(reason = ''): string {
  return reason.replace(/"[^"]*"/g, '""').replace(/\([^)]*\)/g, '()');
}

function inWords({ id, outcome, checked, findings }: Verdict): string {
  const found = findings.map(({ message, exchange, pointer }) => `${message} at ${exchange} ${pointer ?? ''}`);
  return `${id} ${outcome} (${checked}) ${found.join(' | ')}`;
}

/** A bank that shares no code with ours: as it is, and with all that it can do wrong. */
const others = { honest: [], 'with all its departures': departureNames } as const;

describe('the verdicts of a masked run are those of the run, whatever a bank calls its customers', () => {
  for (const { profile, release } of settings) {
    it(`honest, profile ${profile}, release ${release}`, async () => {
      const { archive, context } = await judgeBank([], { profile: profiles[profile], release });
      const found = Array.from({ length: honest }, (_, seed) => changes(coinedWorld(archive, seed), context, seed));
      assert.deepEqual(found.flat(), []);
    });

    it(`with faults, profile ${profile}, release ${release}`, async () => {
      const tried = faults
        .filter((fault) => fault.overTls !== true && canShow(fault, { profile, release }))
        .toSorted((one, other) => turnOf(one.id, 1_000_000) - turnOf(other.id, 1_000_000))
        .slice(0, faulty);
      const found: string[] = [];
      for (const [index, fault] of tried.entries()) {
        const { archive, context } = await judgeBank([], { profile: profiles[profile], release, faults: [fault] });
        found.push(
          ...changes(coinedWorld(archive, 1000 + index), context, index).map((text) => `${fault.id}: ${text}`),
        );
      }
      assert.equal(tried.length, faulty);
      assert.deepEqual(found, []);
    });
  }

  for (const [named, departures] of Object.entries(others)) {
    it(`${named}, at another bank`, async () => {
      const { archive, context } = await judgeOtherBank(catalogue, { departures });
      const coined = Array.from({ length: faulty }, (_, seed) => changes(coinedWorld(archive, seed), context, seed));
      assert.deepEqual([...changes(archive, context, faulty), ...coined.flat()], []);
    });
  }
});
