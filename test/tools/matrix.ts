import { parseArgs } from 'node:util';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { latestRelease } from '../../schemas/releases.ts';
import { loadFaults } from '../../stub/faults/load.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { matchesGlob } from '../../suites/run/select-rules.ts';
import { brokenBy, judgeBank } from '../support/bank-run.ts';

/**
 * The kill matrix at the developer's desk: `npm run matrix -- --fault 'balance-*'` runs the honest bank and the faults that
 * match, and prints for each which rules it broke against those it names. `--rule GLOB` shows only those rules' verdicts.
 */
const { values } = parseArgs({
  options: {
    fault: { type: 'string', multiple: true },
    rule: { type: 'string', default: '*' },
    profile: { type: 'string', default: 'service' },
    verbose: { type: 'boolean', default: false },
  },
});

const profile = values.profile === 'full' ? fullProfile : serviceProfile;
const catalogue = await loadRules();
const faults = await loadFaults();
const shown = (id: string) => matchesGlob(id, values.rule);

const honest = await judgeBank(catalogue, { profile });
console.log(
  `honest bank, profile ${profile.name}: ${honest.archive.exchanges.length} requests, ${catalogue.length} rules`,
);
for (const verdict of honest.verdicts.filter(({ id }) => shown(id))) {
  if (verdict.outcome === 'pass' || verdict.outcome === 'not-applicable') continue;
  console.log(`  ${verdict.outcome} ${verdict.id} ${verdict.reason ?? ''}`);
  for (const finding of verdict.findings.slice(0, 3)) {
    const exchange = honest.archive.exchanges.find(({ id }) => id === finding.exchange);
    console.log(
      `    ${finding.message} @ ${exchange?.request.method} ${exchange?.request.url} ${finding.pointer ?? ''}`,
    );
  }
}

const baseline = new Set(brokenBy(honest));
for (const fault of faults) {
  if (!(values.fault ?? []).some((glob) => matchesGlob(fault.id, glob))) continue;
  const release = fault.releases?.until ?? latestRelease;
  const run = await judgeBank(catalogue, { profile, release, faults: [fault] });
  const broken = brokenBy(run).filter((id) => !baseline.has(id));
  const missing = fault.breaks.filter((id) => !broken.includes(id));
  const unexpected = broken.filter((id) => !fault.breaks.includes(id));
  console.log(
    `${missing.length + unexpected.length === 0 ? 'ok ' : 'NOT'} ${fault.id}: breaks ${broken.join(', ') || 'nothing'}`,
  );
  if (missing.length > 0) console.log(`    names but does not break: ${missing.join(', ')}`);
  if (unexpected.length > 0) console.log(`    breaks but does not name: ${unexpected.join(', ')}`);
  for (const verdict of run.verdicts.filter(
    ({ id }) => broken.includes(id) && (values.verbose || unexpected.includes(id)),
  )) {
    for (const finding of verdict.findings.slice(0, 2))
      console.log(`      ${verdict.id}: ${finding.message} ${finding.pointer ?? ''}`);
  }
}
