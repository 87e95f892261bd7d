import { buildReport } from '../../reports/build-report.ts';
import { renderJunit } from '../../reports/formats/junit.ts';
import { print } from '../../reports/print.ts';
import { formatNames, renderFormats } from '../../reports/render-format.ts';
import { writeReport } from '../../reports/write-report.ts';
import type { RunPlan } from '../../suites/run/plan.ts';
import { runFacts } from '../../suites/run/run-folder.ts';
import type { TargetError } from '../../suites/target/target-error.ts';

/**
 * Leaves a report of a run that found no bank to judge, marked incomplete, so that whoever collects reports finds why. What is wrong
 * is for the caller to say on standard error.
 */
export async function reportUnusable(plan: RunPlan, { message, cure }: TargetError): Promise<void> {
  const problems = [`${message} ${cure}`];
  const record = { ...runFacts({ plan }), exchanges: [], requests: 1, incomplete: true, problems } as const;
  const report = buildReport(record, [], Date.now() - Date.parse(plan.startedAt));
  const wanted = formatNames.filter((name) => plan.formats.includes(name));
  const more = { 'junit.xml': renderJunit(report), ...(await renderFormats(report, wanted)) };
  const { complaint } = writeReport(report, plan.outputFolder, more);
  if (complaint !== undefined) print(process.stderr, `aisp: ${complaint}\n`);
}
