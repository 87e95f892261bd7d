import { isDeepStrictEqual } from 'node:util';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { usualIn } from '../../schemas/releases.ts';
import { loadFaults } from '../../stub/faults/load.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { archiveText, asRecordedElsewhere, essence, judgedAgain, judgedAsRecording } from '../support/archived.ts';
import { brokenBy, judgeBank } from '../support/bank-run.ts';

/**
 * Every fault, and the honest bank, in both profiles: the verdicts from the masked archive are those of the run, and a
 * recording from elsewhere accuses nobody of more. `archive-verdicts.js [PART PARTS [PATTERN [one]]]`; `one`
 * judges each fault in its first profile only, and one fault in ten as a recording. All of it takes an hour of one core.
 */
const [part = '1', parts = '1', pattern = '', extent = 'both'] = process.argv.slice(2);
const catalogue = await loadRules();
const profiles = [serviceProfile, fullProfile];
const faults = (await loadFaults()).filter(({ id }) => id.includes(pattern));
const banks = [undefined, ...faults].flatMap((fault) =>
  profiles
    .filter(({ name }) => fault?.profiles === undefined || fault.profiles.some((each) => each === name))
    .slice(0, extent === 'one' && fault !== undefined ? 1 : 2)
    .map((profile) => ({ fault, profile })),
);

let different = 0;
for (const [index, { fault, profile }] of banks.entries()) {
  if (index % Number(parts) !== Number(part) - 1) continue;
  const release = usualIn(fault?.releases ?? {});
  const run = await judgeBank(catalogue, { profile, release, faults: fault === undefined ? [] : [fault] });
  const text = archiveText(run, run.context.profile);
  const again = judgedAgain(catalogue, text);
  const say = (what: string) => {
    different += 1;
    process.stdout.write(`${fault?.id ?? 'honest'} ${profile.name} ${release}: ${what}\n`);
  };
  for (const [place, verdict] of run.verdicts.entries()) {
    const other = again[place];
    if (other === undefined || isDeepStrictEqual(essence(verdict), essence(other))) continue;
    say(
      `${verdict.id} ${JSON.stringify(essence(verdict)).slice(0, 400)} became ${JSON.stringify(essence(other)).slice(0, 400)}`,
    );
  }
  if (index % 20 === 0) process.stderr.write(`${index} of ${banks.length}\n`);
  for (const tokens of ['shown', 'removed'] as const) {
    // One profile is enough for what depends on the fault alone.
    if (extent === 'one' && index % 10 !== 0) continue;
    if (fault !== undefined && (tokens === 'removed' || profile.name !== (fault.profiles?.[0] ?? 'full'))) continue;
    const recorded = judgedAsRecording(catalogue, asRecordedElsewhere(text, tokens), run.context);
    const broken = brokenBy(run);
    for (const { id, outcome, findings } of recorded) {
      if (['fail', 'warn', 'error'].includes(outcome) && !broken.includes(id))
        say(`tokens ${tokens}: ${id} ${outcome} ${JSON.stringify(findings[0])}`);
    }
    if (fault === undefined)
      process.stdout.write(
        `tokens ${tokens}: ${recorded.filter(({ outcome }) => outcome === 'pass').length} of ${recorded.length} rules pass\n`,
      );
  }
}
process.stdout.write(`${banks.length} banks, ${different} differences\n`);
process.exitCode = different === 0 ? 0 : 1;
