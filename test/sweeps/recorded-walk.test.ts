import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Verdict } from '../../reports/contract/index.ts';
import { fullProfile } from '../../schemas/profiles/full.ts';
import type { Fault } from '../../stub/faults/fault.ts';
import { findFaults } from '../../stub/faults/load.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { archiveText, asRecordedElsewhere, judgedAsRecording } from '../support/archived.ts';
import { brokenBy, judgeBank } from '../support/bank-run.ts';
import { isTried } from '../support/turns.ts';

const catalogue = await loadRules();

/** The scenarios that read, walk and filter: whole runs are recorded in `judge-archive.test.ts`. */
const scenarios = ['reads', 'filters', 'paging'] as const;

/** The verdicts on what somebody's recorder would show of a walk through pages, and of filtered reads, at a bank. */
async function recorded(
  faults: readonly Fault[] = [],
): Promise<{ verdicts: readonly Verdict[]; everyGuess: () => readonly Verdict[]; broken: readonly string[] }> {
  const run = await judgeBank(catalogue, { profile: fullProfile, faults, scenarios });
  const har = asRecordedElsewhere(archiveText(run, run.context.profile));
  return {
    verdicts: judgedAsRecording(catalogue, har, run.context),
    everyGuess: () => judgedAsRecording(catalogue, har, run.context, true),
    broken: brokenBy(run),
  };
}

const outcomeOf = (verdicts: readonly Verdict[], id: string) => verdicts.find((verdict) => verdict.id === id)?.outcome;
const paging = ['002', '003', '004', '005', '006', '007', '008', '009', '010', '012', '014', '015', '020'];
const filters = ['001', '002', '003', '004', '005', '006', '007', '009', '011', '013', '016', '020', '021'];

describe('a recording of a walk and of filters', () => {
  const quiet = recorded();

  it('exercises the rules about pages and filters that it shows, and accuses nobody', async () => {
    const { verdicts } = await quiet;
    const ids = [...paging.map((number) => `AISP-PAG-${number}`), ...filters.map((number) => `AISP-FIL-${number}`)];
    assert.deepEqual(
      ids.filter((id) => outcomeOf(verdicts, id) !== 'pass'),
      [],
    );
  });

  it('says of what it does not show that nobody tried it', async () => {
    const { verdicts } = await quiet;
    const reason = (id: string) => verdicts.find((verdict) => verdict.id === id)?.reason ?? '';
    assert.match(reason('AISP-FIL-015'), /a filter that is no date/);
    assert.match(reason('AISP-PAG-018'), /a call to another page/);
  });

  it('gets the same verdicts where rules that ask for nothing guessed are judged under every guess as well', async () => {
    const { verdicts, everyGuess } = await quiet;
    assert.deepEqual(everyGuess(), verdicts);
  });

  for (const id of [
    'from-filter-days-too-early',
    'bulk-filter-ignored',
    'filter-zone-applied',
    'record-on-two-pages',
    'prev-link-to-first-page',
    'total-pages-too-high',
    'last-page-beyond-filter',
  ] as const) {
    if (!isTried(id, 2)) continue;
    it(`shows what ${id} breaks, and nothing else`, async () => {
      const { verdicts, broken } = await recorded(await findFaults([id]));
      const accused = verdicts.filter(({ outcome }) => outcome === 'fail' || outcome === 'warn').map((each) => each.id);
      assert.ok(accused.length > 0, 'it shows nothing');
      assert.deepEqual(
        accused.filter((each) => !broken.includes(each)),
        [],
      );
    });
  }
});
