import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Verdict } from '../../reports/contract/index.ts';
import { fullProfile } from '../../schemas/profiles/full.ts';
import type { RuleId } from '../../schemas/statements/rule-ids.ts';
import { header } from '../../suites/core/evidence.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { runSuites } from '../../suites/run/run-suites.ts';
import { brokenBy } from '../support/bank-run.ts';
import { type Departure, departureNames } from '../support/other-bank/departures.ts';
import { type DifferenceName, differences } from '../support/other-bank/differences.ts';
import { serveOtherBank } from '../support/other-bank/serve.ts';
import { judgeOtherBank, type OtherRun, type OtherRunOptions, otherTarget } from '../support/other-bank-run.ts';
import { shows } from '../support/other-bank-shows.ts';
import { untried } from '../support/other-bank-untried.ts';
import { usualRun } from '../support/usual-run.ts';

/** The rules that are about each departure: these fail or warn, and no others. */
const toldBy: Readonly<Record<Departure, readonly RuleId[]>> = {
  'filters-ignored': [
    ...['AISP-FIL-002', 'AISP-FIL-003', 'AISP-FIL-004', 'AISP-FIL-006'],
    ...['AISP-FIL-012', 'AISP-FIL-013', 'AISP-FIL-016'],
  ] as readonly RuleId[],
  'upper-bound-exclusive': ['AISP-FIL-003', 'AISP-FIL-004', 'AISP-FIL-006'],
  'next-link-loses-filter': ['AISP-PAG-010'],
  'basic-shows-detail': ['AISP-PRM-035'],
  'deleted-consent-opens-data': ['AISP-SEC-011'],
  'balances-of-any-account': ['AISP-HTTP-016'],
  'error-names-a-class': ['AISP-SEC-026'],
  'errors-list-empty': ['AISP-ERR-005'],
  'unknown-statement-is-empty': ['AISP-HTTP-014', 'AISP-STA-013'],
  'balance-without-type': ['AISP-BAL-002'],
  'bookings-without-zone': ['AISP-DTM-001'],
  'card-number-in-clear': ['AISP-PAN-001', 'AISP-PAN-004'],
  'own-interaction-id': ['AISP-HDR-001'],
  'window-ignored': ['AISP-FIL-014', 'AISP-FIL-017'],
  'unknown-account-is-empty': ['AISP-HTTP-012'],
  'amount-is-a-number': ['AISP-FMT-003'],
};

const catalogue = await loadRules();
const known = new Map<string, Promise<OtherRun>>();
const run = (options: OtherRunOptions = {}) => {
  const key = JSON.stringify(options);
  const made = known.get(key) ?? judgeOtherBank(catalogue, options);
  known.set(key, made);
  return made;
};

/** Where one departure leaves a rule nothing to judge another by. */
const hidden = [
  {
    by: 'filters-ignored',
    rules: ['AISP-PAG-010'],
    because: 'where the first page keeps no filter, links lose none',
  },
  {
    by: 'bookings-without-zone',
    rules: ['AISP-FIL-014', 'AISP-FIL-017'],
    because: 'a booking without a zone is at no moment that could be compared with the ends of a consented period',
  },
] as const;

/** What fails or warns with some departures. */
function expected(departures: readonly Departure[]): readonly RuleId[] {
  const unseen = new Set<RuleId>(hidden.flatMap(({ by, rules }) => (departures.includes(by) ? rules : [])));
  const told = new Set(departures.flatMap((each) => toldBy[each]));
  return [...told].filter((rule) => !unseen.has(rule)).sort();
}

const efforts = [
  { named: 'a run', thorough: false },
  { named: 'a run with --thorough', thorough: true },
] as const;

describe('another bank, that shares no code with ours', () => {
  it('differs from ours in at least twenty lawful ways at once, each to be seen in the evidence', async () => {
    const [{ archive: other }, { archive: ours }] = await Promise.all([run(), usualRun(fullProfile)]);
    const names = Object.keys(differences) as readonly DifferenceName[];
    assert.ok(names.length >= 20);
    assert.deepEqual(
      names.filter((name) => !shows[name](other)),
      [],
      'do not show at this bank',
    );
    assert.deepEqual(
      names.filter((name) => shows[name](ours)),
      [],
      'are so at the bundled bank as well',
    );
  });

  for (const { named, thorough } of efforts) {
    it(`breaks no rule by ${named}, and leaves untried what cannot be tried there`, async () => {
      const { archive, verdicts } = await run({ thorough });
      assert.equal(archive.ended, undefined);
      assert.deepEqual([...brokenBy({ verdicts })].sort(), expected([]));
      const left = verdicts.filter(({ outcome }) => outcome === 'not-exercised');
      assert.deepEqual(left.map(({ id }) => id).sort(), Object.keys(untried).sort());
      for (const { id, reason = '' } of left) {
        const known = untried[id as RuleId];
        assert.ok(known !== undefined, id);
        assert.match(reason, known.says, id);
        assert.ok(known.isTrue(archive), `${id} says what is not so at this bank: ${reason}`);
      }
    });

    it(`has all its departures told at once by ${named}, and nothing else`, async () => {
      const { verdicts } = await run({ departures: departureNames, thorough });
      assert.deepEqual([...brokenBy({ verdicts })].sort(), expected(departureNames));
      const unseen = new Set<string>(hidden.flatMap(({ rules }) => rules));
      const passed = verdicts.filter(({ id, outcome }) => unseen.has(id) && outcome !== 'not-exercised');
      assert.deepEqual(passed, [], 'judge what another departure hides from them');
    });
  }

  it('comes out the same over a port, where bodies are packed and sent in chunks', async () => {
    const bank = await serveOtherBank();
    try {
      const { archive, verdicts } = await runSuites(otherTarget(bank.url));
      const packed = archive.exchanges.filter((each) => header(each, 'content-encoding') === 'gzip');
      assert.ok(packed.length > 100 && packed.every((each) => header(each, 'content-length') === undefined));
      const { verdicts: inProcess } = await run();
      const overTls = (id: string) => id === 'AISP-SEC-022';
      const outcomes = (some: readonly Verdict[]) =>
        some.filter(({ id }) => !overTls(id)).map(({ id, outcome }) => `${id} ${outcome}`);
      assert.deepEqual(outcomes(verdicts), outcomes(inProcess));
    } finally {
      await bank.close();
    }
  });

  for (const departure of departureNames) {
    it(`has told by the rules about it: ${departure}`, async () => {
      const { verdicts } = await run({ departures: [departure] });
      assert.deepEqual([...brokenBy({ verdicts })].sort(), expected([departure]));
    });
  }
});
