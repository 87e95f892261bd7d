import { parseArgs } from 'node:util';
import { isRelease, latestRelease } from '../../schemas/releases.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { judgeSituation } from '../support/situations/judge-situation.ts';
import { headlessSituations, readyMadeSituations } from '../support/situations/situations.ts';

/**
 * Shows what is wrong in the situations whose name matches: `situations.js [REGEXP] [--every N]
 * [--release 4.0.1]`. The problems of a kind are told
 * once, with how often they came and the first situation.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: 'string', default: '1' },
    list: { type: 'boolean' },
    family: { type: 'string' },
    release: { type: 'string', default: latestRelease },
  },
});
const wanted = new RegExp(positionals[0] ?? '');
const { release } = values;
if (!isRelease(release)) throw new TypeError(`no release ${release}`);
const families = { headless: headlessSituations, 'ready-made': readyMadeSituations };
const all = Object.entries(families).flatMap(([name, make]) =>
  values.family === undefined || values.family === name ? make(release) : [],
);
const situations = all.filter(({ name }, index) => wanted.test(name) && index % Number(values.every) === 0);
const catalogue = await loadRules();
const kinds = new Map<string, { count: number; readonly first: string }>();
let good = 0;
for (const situation of situations) {
  if (values.list) {
    console.log(situation.name);
    continue;
  }
  const judged = await judgeSituation(catalogue, situation);
  const { problems } = judged;
  if (problems.length === 0) good += 1;
  for (const problem of problems) {
    const known = kinds.get(problem) ?? { count: 0, first: situation.name };
    known.count += 1;
    kinds.set(problem, known);
  }
}
for (const [problem, { count, first }] of [...kinds].sort()) console.log(`${count}x ${problem}\n      ${first}`);
console.log(
  `${good} of ${situations.length} situations as they must be, ${Math.round(process.cpuUsage().user / 1e6)} s of CPU`,
);
