import { missed } from './aimed.ts';

/** What is to be known of a measurement. */
interface About {
  readonly title: string;
  /** For whoever reads the results: what is measured, and beside what. */
  readonly text: string;
  /** Seconds after which it is over, or is ended: many times what it takes on two cores with nothing else to do. */
  readonly limit: number;
}

/** Every measurement, in the order in which they run. */
export const about = {
  start: {
    title: 'From `aisp stub` to its first answer',
    text: 'The time from the command to an answer on the port, and that of a bare Hono server, started in turn.',
    limit: 600,
  },
  library: {
    title: 'What a test waits for, and what banks leave behind',
    text: '`startBank` and `reset` as a test of a TPP uses them, and what the heap holds after a thousand banks, one after the other.',
    limit: 600,
  },
  throughput: {
    title: 'What a hot page costs',
    text: 'One call over a kept connection, 32 at once, beside a bare Hono server that sends the same bytes: the share is how much of what that one serves the bank serves.',
    limit: 600,
  },
  world: {
    title: 'A bank with ten customers, and with a million',
    text: 'Pages of 100 of over 2,500 records each: a cold page was never asked for, a hot one was a moment ago, a deep one is the 2,000th. Time of a page is that of the processor.',
    limit: 600,
  },
  journal: {
    title: 'What the journal of the bank costs',
    text: 'A bank that keeps every call to be looked at, beside one that does not.',
    limit: 600,
  },
  workers: {
    title: 'A bank of one process, and one of two workers',
    text: 'What a call costs of the processor, all processes of a bank together, in turn. Two banks that share nothing show what two processes cost by themselves, and two bare workers what their messages do.',
    limit: 600,
  },
  redis: {
    title: 'A bank in memory, and one over Redis',
    text: 'The same calls at a bank that keeps what changes in memory, and at one that keeps it in a Redis which writes to the disk before it answers; for deleting, beside a bare server that waits for one script there.',
    limit: 1200,
  },
  mixed: {
    title: 'A bank that has much to do at once',
    text: 'Sixteen clients make consents, use and delete them while faults are switched on and off. Memory is drawn over time; at the end the bank is asked for all that it acknowledged.',
    limit: 1200,
  },
  run: {
    title: 'A whole run, and the Playwright suites',
    text: 'A run of the service profile against the bundled bank, honest and with many faults, beside Playwright running as many empty tests, as many of which fail.',
    limit: 1200,
  },
  judge: {
    title: 'What a large archive takes to judge',
    text: 'The archive of a run, and one with over a hundred thousand records, judged each in a process of its own, beside one that only parses the file. Node lets its heap grow as long as there is memory: what judging needs is seen where the heap is bounded.',
    limit: 1200,
  },
  'big-banks': {
    title: 'A run of banks with ten to a hundred thousand accounts',
    text: 'Calls of a run of the full profile, and time of the processor for harness and bank together.',
    limit: 600,
  },
  masking: {
    title: 'What masking costs',
    text: 'The time that goes to hiding tokens, names and numbers, as a part of a run and of the writing of its archive.',
    limit: 600,
  },
  'report-page': {
    title: 'The page of a report',
    text: '`report.html` with 500 failed rules and 2,000 calls in a browser, beside an empty page.',
    limit: 600,
  },
  workbench: {
    title: 'What the workbench takes for large reports and for many',
    text: 'Time of the processor to open one large report, beside parsing its JSON, and to list 500.',
    limit: 600,
  },
} as const satisfies Readonly<Record<string, About>>;

export type Measurement = keyof typeof about;

export const measurements = Object.keys(about) as readonly Measurement[];

/** What one measurement said, a line each, and how long it took. */
export interface Measured {
  readonly name: Measurement;
  readonly text: string;
  readonly seconds: number;
}

/** How the line of a measurement begins that cannot be made here, after its name. */
const leftOut = ': left out, ';

/** Has a measurement say why it cannot be made on this machine. */
export function leaveOut(name: Measurement, why: string): void {
  console.log(`${name}${leftOut}${why}`);
}

/** The measurements whose name contains one of some parts; all without a part. */
export function chosenOf(parts: readonly string[]): readonly Measurement[] {
  return measurements.filter((name) => parts.length === 0 || parts.some((part) => name.includes(part)));
}

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** `bench/results.md`: what is to be known of the machine, a line each, and what every measurement said. */
export function resultsPage(facts: readonly string[], measured: readonly Measured[]): string {
  const parts = measured.map(
    ({ name, text, seconds }) =>
      `## ${about[name].title}\n\n${about[name].text}\n\n${list(text.split('\n'))}\n\n\`npm run bench -- ${name}\`, ${seconds} s.\n`,
  );
  return `# Results of the benchmarks\n\n${howToRead}\n\n${list(facts)}\n\n${verdictOf(measured)}\n\n${parts.join('\n')}`;
}

const howToRead = `Written by \`npm run bench\`, and by nothing else. Figures are medians of several turns. A figure that has an aim says so, and whether it is met or
${missed}; ratios are of two that were measured in turn, so that they hold on another machine, which times do not. Why what is missed is
missed: [README.md](README.md).`;

/** How many aims there are, which are missed, and what was not measured. */
function verdictOf(measured: readonly Measured[]): string {
  const lines = measured.flatMap(({ name, text }) => text.split('\n').map((line) => ({ name, line })));
  const count = (word: string) => lines.reduce((sum, { line }) => sum + line.split(`: ${word})`).length - 1, 0);
  const [met, not] = [count('met'), count(missed)];
  const missing = lines.filter(({ name, line }) => line.startsWith(`${name}${leftOut}`)).map(({ line }) => line);
  const places = measured.filter(({ text }) => text.includes(`: ${missed})`)).map(({ name }) => about[name].title);
  return [
    `Of ${met + not} figures with an aim, ${met} are met${not === 0 ? '.' : ` and ${not} are ${missed}, below:\n\n${list(places)}`}`,
    ...(missing.length === 0 ? [] : [`Not measured on this machine:\n\n${list(missing)}`]),
  ].join('\n\n');
}
