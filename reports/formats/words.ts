import { isMandatory, type Outcome, type Report, type RunVerdict, ruleCountsOf } from '../contract/index.ts';

interface OutcomeWords {
  /** Of many rules. */
  readonly label: string;
  /** Of one rule. */
  readonly one: string;
  /** Heads a narrow column. */
  readonly short: string;
  readonly meaning: string;
}

/** What each outcome is called where people read it, and what it means. */
export const outcomeWords = {
  pass: { label: 'passed', one: 'passed', short: 'pass', meaning: 'Looked at something and found nothing wrong.' },
  fail: {
    label: 'failed',
    one: 'failed',
    short: 'fail',
    meaning: 'The standard says MUST, and the bank departs from it.',
  },
  warn: {
    label: 'warnings',
    one: 'warning',
    short: 'warn',
    meaning: 'A SHOULD is broken, or the sources of the standard contradict each other. Warnings fail nobody.',
  },
  error: { label: 'errors', one: 'error', short: 'error', meaning: 'The harness broke, not the bank.' },
  'not-exercised': {
    label: 'not exercised',
    one: 'not exercised',
    short: 'not ex.',
    meaning: 'Nothing to look at, or a prerequisite was missing. This is not a pass.',
  },
  waived: {
    label: 'waived',
    one: 'waived',
    short: 'waived',
    meaning: 'An exception with an owner, a reason and an end.',
  },
  'not-applicable': {
    label: 'not applicable',
    one: 'not applicable',
    short: 'n/a',
    meaning: 'The profile declares that this bank does not offer it.',
  },
} as const satisfies Record<Outcome, OutcomeWords>;

/** Outcomes in the order of what a reader must know first. */
export const outcomesByWeight = [
  'fail',
  'error',
  'warn',
  'not-exercised',
  'waived',
  'pass',
  'not-applicable',
] as const satisfies readonly Outcome[];

export const verdictWords = {
  conforming: 'Conforming',
  'non-conforming': 'Non-conforming',
  inconclusive: 'Inconclusive',
} as const satisfies Record<RunVerdict, string>;

/** `1 rule`, `2 rules`, `12,345 records`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en-GB')} ${number === 1 ? one : many}`;
}

/** `286 requests`, and how many of them came to nothing on the way. */
export function requestsOf({ requests, lost = 0 }: Report['summary']): string {
  return `${count(requests, 'request')}${lost === 0 ? '' : ` (${lost} lost on the way)`}`;
}

/** What of a large bank was read, in a sentence; undefined where a customer has few accounts: then nothing was drawn. */
export function sampleSentence({ sample }: Pick<Report, 'sample'>): string | undefined {
  if (sample?.accounts.drawn !== true) return undefined;
  const { seed, accounts, pages, records } = sample;
  const listed = `${accounts.more === true ? 'more than ' : ''}${count(accounts.listed, 'account')}`;
  return `Read a sample: ${accounts.read.toLocaleString('en-GB')} of ${listed}, drawn by the seed ${seed}; ${count(records, 'record')} on ${count(pages.read, 'page')}, of which ${pages.more.toLocaleString('en-GB')} go on.`;
}

/** Characters of a message where people read many of them: the rest is in `report.json`. */
const longestMessage = 240;

/** A message for a terminal or a page of a pipeline, cut where a value makes it long. */
export function brief(message: string, most = longestMessage): string {
  return message.length > most ? `${message.slice(0, most - 1)}…` : message;
}

/** The same of a line that ends with its place in brackets: the place stays whole. */
export function briefWithPlace(line: string): string {
  const start = line.endsWith(')') ? line.lastIndexOf(' (') : -1;
  if (start < 0 || line.length - start > longestMessage) return brief(line);
  return `${brief(line.slice(0, start))}${line.slice(start)}`;
}

/** What the verdict means, in one or two sentences, and of which rules it is where it is not of all. */
export function verdictSentence(report: Report): string {
  const { again, rules } = report;
  if (again === undefined) return meaningOf(report);
  return `${meaningOf(report)} Only what failed or was not exercised in the run of ${again.startedAt} was judged again: ${count(rules.length, 'rule')} of ${again.rules}.`;
}

function meaningOf(report: Report): string {
  const { verdict, summary, rules, problems = [] } = report;
  const looked = rules.reduce((sum, { checked }) => sum + checked, 0).toLocaleString('en-GB');
  const { judged } = ruleCountsOf(report);
  switch (verdict) {
    case 'conforming':
      return `No mandatory rule is broken: ${count(judged, 'rule')} looked at ${looked} things.${
        summary.waived === 0 ? '' : ` ${count(summary.waived, 'rule is', 'rules are')} waived.`
      }`;
    case 'non-conforming':
      return `${summary.fail} of ${count(judged, 'rule')} failed: the bank ${whatItBreaks(report)}.`;
    case 'inconclusive': {
      if (rules.length === 0) return 'No rule was judged, so nothing is known about the bank.';
      if (report.incomplete === true) {
        const failed = summary.fail === 0 ? 'none of them failed' : `${summary.fail} of them failed`;
        const seen = count(judged, 'rule');
        return `The run ended before its time: ${seen} found something to look at, and ${failed}. Run it again for a verdict.`;
      }
      const unseen = rules.filter(({ outcome, level }) => outcome === 'not-exercised' && isMandatory(level)).length;
      const why = [
        ...(problems.length === 0 ? [] : [count(problems.length, 'problem')]),
        ...(summary.error === 0 ? [] : [`${count(summary.error, 'error')} of the harness`]),
        ...(unseen === 0 ? [] : [`${count(unseen, 'mandatory rule')} not exercised`]),
      ];
      return `Nothing failed, but the question is open: ${why.join(', ')}.`;
    }
  }
}

/** Whose rules a bank that fails breaks, as the end of a sentence. */
function whatItBreaks({ promises }: Pick<Report, 'promises'>): string {
  if (promises === undefined || promises.service.counts.fail === 0) return 'departs from the standard';
  if (promises.standard.counts.fail > 0) return 'departs from the standard, and from promises of this service';
  const keeps = promises.standard.verdict === 'conforming' ? 'keeps the standard, but ' : '';
  return `${keeps}departs from promises of this service`;
}

/** Where the interface is: the base URL, and its path where that is not the standard's. */
export function placeOf({ baseUrl, basePath }: Report['target'], mark = (text: string) => text): string {
  return basePath === undefined ? mark(baseUrl) : `${mark(baseUrl)}, base path ${mark(basePath || '/')}`;
}

/** How the bundled bank was changed: `, with faults: a, b; variants: c`. Empty for a bank that was left as it is. */
export function changesOf({ faults = [], variants = [] }: Report['target'], name = (id: string) => id): string {
  const parts = Object.entries({ faults, variants }).flatMap(([what, ids]) =>
    ids.length === 0 ? [] : [`${what}: ${ids.map(name).join(', ')}`],
  );
  return parts.length === 0 ? '' : `, with ${parts.join('; ')}`;
}

/** Codes of the groups that a report has rules of, in the order to show them. */
export function groupsOf({ rules, groups = {} }: Report): readonly string[] {
  const present = new Set(rules.map(({ group }) => group));
  const known = Object.keys(groups).filter((group) => present.delete(group));
  return [...known, ...present];
}

export function groupTitle({ groups = {} }: Report, group: string): string {
  return Object.hasOwn(groups, group) ? (groups[group] ?? group) : group;
}

/** The path of a URL from the interface's base path on; ids of more than eight characters become an ellipsis when `brief`. */
export function interfacePath(url: string, brief = false): string {
  const path =
    url.replace(/^[a-z]+:\/\/[^/?#]*/i, '').replace(/^.*?\/open-banking\/v(?:3\.1|4\.0)\/aisp(?=\/|$)/, '') || '/';
  if (!brief) return path;
  const [steps = '', query] = path.split('?');
  const short = steps
    .split('/')
    .map((step) => (step.length > 8 && !/^[a-z-]+$/.test(step) ? '…' : step))
    .join('/');
  return query === undefined ? short : `${short}?${query.length > 40 ? '…' : query}`;
}

/** The command that shows the page of a rule: why it matters, and an exchange that keeps it and one that breaks it. */
export function explanationOf(rule: string): string {
  return `npx aisp-conformance rules ${rule}`;
}

/** What the official suite would say, in one sentence; undefined where the report does not tell, or decides none of its tests. */
export function officialSentence({ officialSuite }: Pick<Report, 'officialSuite'>): string | undefined {
  if (officialSuite === undefined) return undefined;
  const { passed, failed, notDecided, unnoticed } = officialSuite;
  if (passed + failed === 0) return undefined;
  const tests = count(passed + failed + notDecided, 'test');
  const wrong =
    unnoticed.length === 0 ? '' : `; it would not notice ${count(unnoticed.length, 'rule')} that failed here`;
  return `Official suite: ${passed} of ${tests} would pass, ${failed} would fail, ${notDecided} not decided${wrong}.`;
}

/** How many reasons stand in one sentence. */
const mostReasons = 2;

/**
 * Why tests would fail that no rule of ours fails with, in one sentence, for whoever reads of them below a good verdict; undefined
 * where there are none.
 */
export function officialReassurance({ officialSuite }: Pick<Report, 'officialSuite'>): string | undefined {
  const fails = (officialSuite?.tests ?? []).filter(({ outcome }) => outcome === 'failed');
  const alone = fails.filter(({ differs }) => differs === 'not-ours');
  if (alone.length === 0) return undefined;
  const reasons = [...new Set(alone.flatMap(({ reason }) => (reason === undefined ? [] : [brief(reason)])))];
  const more = reasons.length > mostReasons ? '; others: see the report' : '';
  const who = alone.length === fails.length ? `The ${alone.length}` : `${alone.length} of the ${fails.length}`;
  const verb = alone.length === 1 ? 'breaks' : 'break';
  return `${who} that would fail ${verb} no rule here: ${reasons.slice(0, mostReasons).join('; ')}${more}.`;
}

/** The release that a report judged by, and that of the next version beside it where there is one. */
export function releaseWords({ release, beside }: Pick<Report['target'], 'release' | 'beside'>): string {
  return beside === undefined ? release : `${release} beside ${beside}`;
}
