/** Every measurement, in the order in which they run. */
export const measurements = [
  'start',
  'library',
  'throughput',
  'world',
  'journal',
  'workers',
  'redis',
  'mixed',
  'run',
  'judge',
  'big-banks',
  'masking',
  'report-page',
  'workbench',
] as const;

export type Measurement = (typeof measurements)[number];

const titles: Readonly<Record<Measurement, string>> = {
  start: 'From `aisp stub` to its first answer',
  library: 'What a test waits for, and what banks leave behind',
  throughput: 'What a hot page costs',
  world: 'A bank with ten customers, and with a million',
  journal: 'What the journal of the bank costs',
  workers: 'A bank of one process, and one of two workers',
  redis: 'A bank in memory, and one over Redis',
  mixed: 'A bank that has much to do at once',
  judge: 'What a large archive takes to judge',
  'big-banks': 'A run of banks with ten to a hundred thousand accounts',
  run: 'A whole run, and the Playwright suites',
  masking: 'What masking costs',
  'report-page': 'The page of a report',
  workbench: 'What the workbench takes for large reports and for many',
};

/** What one measurement said, a line each, and how long it took. */
export interface Measured {
  readonly name: Measurement;
  readonly text: string;
  readonly seconds: number;
}

/** The measurements whose name contains one of some parts; all without a part. */
export function chosenOf(parts: readonly string[]): readonly Measurement[] {
  return measurements.filter((name) => parts.length === 0 || parts.some((part) => name.includes(part)));
}

/** `bench/results.md`: what is to be known of the machine, a line each, and what every measurement said. */
export function resultsPage(facts: readonly string[], measured: readonly Measured[]): string {
  const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
  const parts = measured.map(
    ({ name, text, seconds }) =>
      `## ${titles[name]}\n\n${list(text.split('\n'))}\n\n\`npm run bench -- ${name}\`, ${seconds} s.\n`,
  );
  return `# Results of the benchmarks\n\nWritten by \`npm run bench\`: medians of several turns, each beside a peer or a limit in the same turn.\n\n${list(facts)}\n\n${parts.join('\n')}`;
}
