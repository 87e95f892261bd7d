import { parseArgs } from 'node:util';
import { isRelease, latestRelease, releases } from '../../schemas/releases.ts';
import { loadFaults } from '../../stub/faults/load.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { matchesGlob } from '../../suites/run/select-rules.ts';
import { brokenBy, judgeBank } from '../support/bank-run.ts';
import { brokenIn, canShow, Mutants, profileNames, profiles, type Setting, wrongOutcomes } from '../support/mutants.ts';

/**
 * The kill matrix at the developer's desk: `npm run matrix -- --fault 'balance-*'` runs the honest bank and the faults that
 * match, in every profile or in those named by `--profile`, and in the latest release or those named by `--release`, with one of the
 * next version at its side where `--beside` names it, and prints
 * which rules each broke beside those that it names. `--rule GLOB` shows only those rules' verdicts of the honest bank,
 * `--verbose` what each broken rule found. `--plain` makes every call and judges every rule.
 */
const { values } = parseArgs({
  options: {
    fault: { type: 'string', multiple: true, default: [] },
    rule: { type: 'string', default: '*' },
    profile: { type: 'string', multiple: true, default: [...profileNames] },
    release: { type: 'string', multiple: true, default: [latestRelease] },
    beside: { type: 'string' },
    verbose: { type: 'boolean', default: false },
    plain: { type: 'boolean', default: false },
  },
});

function refuse(what: string, value: string, known: readonly string[]): never {
  console.error(`There is no ${what} ${value}; there are ${known.join(', ')}.`);
  process.exit(2);
}

const settings = values.release.flatMap((release) =>
  values.profile.map((given): Setting => {
    const profile = profileNames.find((name) => name === given);
    if (!isRelease(release)) refuse('release', release, releases);
    const { beside } = values;
    if (beside !== undefined && !isRelease(beside)) refuse('release', beside, releases);
    const both = beside === undefined ? {} : { beside };
    return { profile: profile ?? refuse('profile', given, profileNames), release, ...both };
  }),
);
const catalogue = await loadRules();
const faults = (await loadFaults()).filter(({ id }) => values.fault.some((glob) => matchesGlob(id, glob)));
const mutants = new Mutants(catalogue, { plain: values.plain });
let exact = 0;
let tried = 0;

for (const setting of settings) {
  await showHonest(setting);
  for (const fault of faults) {
    if (!canShow(fault, setting)) continue;
    const run = await mutants.run(fault, setting);
    const broken = [...brokenBy(run)].sort();
    const named = brokenIn(setting, fault, catalogue);
    const missing = named.filter((id) => !broken.includes(id));
    const unexpected = broken.filter((id) => !named.includes(id));
    const wrong = wrongOutcomes(setting, fault, run.verdicts);
    const good = named.length > 0 && missing.length + unexpected.length + wrong.length === 0;
    tried += 1;
    if (good) exact += 1;
    console.log(`${good ? 'ok ' : 'NOT'} ${nameOf(setting)} ${fault.id}: breaks ${broken.join(', ') || 'nothing'}`);
    if (named.length === 0) console.log('    names no rule of this bank');
    if (missing.length > 0) console.log(`    names but does not break: ${missing.join(', ')}`);
    if (unexpected.length > 0) console.log(`    breaks but does not name: ${unexpected.join(', ')}`);
    for (const sentence of wrong) console.log(`    ${sentence}`);
    for (const { id, findings } of run.verdicts) {
      if (!(values.verbose ? broken : unexpected).includes(id)) continue;
      for (const { message, pointer = '' } of findings.slice(0, 2)) console.log(`      ${id}: ${message} ${pointer}`);
    }
  }
}
if (tried > 0) console.log(`${exact} of ${tried} exact, ${Math.round(process.cpuUsage().user / 1e6)} s of CPU`);

function nameOf({ profile, release }: Setting): string {
  return `${profile} ${release}`;
}

async function showHonest(setting: Setting): Promise<void> {
  const { profile, ...spoken } = setting;
  const { archive, verdicts } = await judgeBank(catalogue, { profile: profiles[profile], ...spoken });
  console.log(`honest bank, ${nameOf(setting)}: ${archive.exchanges.length} requests, ${catalogue.length} rules`);
  for (const { id, outcome, reason = '', findings } of verdicts) {
    if (outcome === 'pass' || outcome === 'not-applicable' || !matchesGlob(id, values.rule)) continue;
    console.log(`  ${outcome} ${id} ${reason}`);
    for (const { message, pointer = '', exchange } of findings.slice(0, 3)) {
      const request = archive.exchanges.find((each) => each.id === exchange)?.request;
      console.log(`    ${message} @ ${request?.method} ${request?.url} ${pointer}`);
    }
  }
}
