import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { changesNamed } from '../../library/bank/named-changes.ts';
import { isMandatory, type Verdict } from '../../reports/contract/index.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { latestRelease, type Release } from '../../schemas/releases.ts';
import type { AsFoundId } from '../../stub/quirks/as-found-ids.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import type { Target } from '../../suites/target/target.ts';
import { judgeBank } from '../support/bank-run.ts';
import { leftOut } from '../support/turns.ts';
import { servedForRun } from '../support/variant-run.ts';

/** What a target file says of a bank that needs a while to know a consent. */
const rested = (usual: Target): Target =>
  usual.tokens.kind === 'headless' ? { ...usual, tokens: { ...usual.tokens, restSeconds: 30 } } : usual;

const catalogue = await loadRules();
const found = ({ outcome }: Verdict) => outcome === 'fail' || outcome === 'warn';

/** A run over a port against a bank as found: what stands between the bank and its callers has its say, too. */
async function runAgainst(
  id: AsFoundId,
  profile: typeof fullProfile,
  target = (usual: Target) => usual,
  release: Release = latestRelease,
) {
  const { faults, variants, quirks } = await changesNamed({ asFound: [id] });
  const { verdicts, archive } = await judgeBank(catalogue, {
    profile,
    faults,
    variants,
    release,
    target,
    overPort: servedForRun,
  });
  return { faults, variants, quirks, verdicts, archive };
}

/** Does something when it is first asked for. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined;
  return () => {
    done ??= work();
    return done;
  };
}

/** By turns each bank in one profile. */
const profileOf = {
  'first-days': serviceProfile,
  'moving-to-version-4': serviceProfile,
  'lawful-and-odd': fullProfile,
  'hard-to-live-with': fullProfile,
} as const satisfies Record<AsFoundId, BankProfile>;

for (const profile of [serviceProfile, fullProfile]) {
  const inTurn = (id: AsFoundId) => ({ skip: profileOf[id] === profile ? false : leftOut });
  describe(`banks as found, profile ${profile.name}`, () => {
    it(
      'first-days: each quirk is found, by a rule of its own faults, and the run makes no call too many',
      inTurn('first-days'),
      async () => {
        const { faults, quirks, verdicts, archive } = await runAgainst('first-days', profile);
        const broken = verdicts.filter(found).map(({ id }) => id);
        for (const quirk of quirks) {
          const seenBy = faults
            .filter(({ id }) => quirk.faults?.some((each) => each === id))
            .flatMap(({ breaks }) => breaks);
          assert.ok(
            broken.some((id) => seenBy.some((rule) => rule === id)),
            `${quirk.id}: none of ${seenBy.join(', ')} found it`,
          );
        }
        assert.equal(archive.ended, undefined);
        assert.ok(archive.exchanges.length < 400, `${archive.exchanges.length} calls`);
      },
    );

    it(
      'moving-to-version-4: each quirk is found by the rules of its own faults and by no other, and none is found where the standard leaves it open',
      inTurn('moving-to-version-4'),
      async () => {
        const { faults, verdicts, archive } = await runAgainst('moving-to-version-4', profile, undefined, '4.0.1');
        const expected = new Set<string>(faults.flatMap(({ breaks }) => breaks));
        assert.deepEqual(
          verdicts.filter(found).map(({ id }) => id),
          verdicts.filter(({ id, outcome }) => expected.has(id) && outcome !== 'not-applicable').map(({ id }) => id),
        );
        assert.equal(archive.ended, undefined);
      },
    );

    it(
      'lawful-and-odd: nothing is found, and nothing mandatory is left untried but what such a bank does not show',
      inTurn('lawful-and-odd'),
      async () => {
        const { variants, verdicts } = await runAgainst('lawful-and-odd', profile);
        assert.deepEqual(
          verdicts.filter(found).map(({ id, findings }) => [id, findings[0]?.message]),
          [],
        );
        const hidden: readonly string[] = variants.flatMap(({ unseen }) => unseen?.rules ?? []);
        const untried = verdicts.filter(
          ({ id, outcome, level }) => outcome === 'not-exercised' && isMandatory(level) && !hidden.includes(id),
        );
        assert.deepEqual(
          untried.map(({ id, reason }) => [id, reason]),
          [],
        );
      },
    );

    const hard = once(() => runAgainst('hard-to-live-with', profile));

    it(
      'hard-to-live-with: the run ends by itself, and says of what could not be tried why',
      inTurn('hard-to-live-with'),
      async () => {
        const { verdicts, archive } = await hard();
        assert.equal(archive.ended, undefined);
        const untried = verdicts.filter(({ outcome }) => outcome === 'not-exercised');
        assert.ok(untried.length > 0);
        for (const { id, reason } of untried) assert.ok((reason ?? '').length > 20, `${id}: ${reason}`);
        assert.ok(verdicts.some(({ outcome }) => outcome === 'pass'));
        assert.deepEqual(
          verdicts.filter(({ outcome }) => outcome === 'error').map(({ id }) => id),
          [],
        );
      },
    );

    it(
      'hard-to-live-with: where a target file has consents rest, most can be tried all the same',
      inTurn('hard-to-live-with'),
      async () => {
        const passed = (all: readonly Verdict[]) => all.filter(({ outcome }) => outcome === 'pass').length;
        const [atOnce, later] = [await hard(), await runAgainst('hard-to-live-with', profile, rested)];
        assert.ok(passed(later.verdicts) > 2 * passed(atOnce.verdicts));
        assert.ok(later.verdicts.some(({ id, outcome }) => id === 'AISP-EP-002' && outcome === 'fail'));
      },
    );
  });
}
