import { statSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { bounds } from '../../files/bounds.ts';
import { reasonOf } from '../../files/file-error.ts';
import { readText, withOpenFile } from '../../files/read-file.ts';
import { type Outcome, outcomes, type RunVerdict } from '../../reports/contract/index.ts';
import { at, isObject, textAt } from '../../suites/core/json.ts';

/** How many rules came to each outcome. */
export type Counts = Readonly<Partial<Record<Outcome, number>>>;

/** What a list of reports shows of one. */
export interface ReportFacts {
  readonly startedAt: string;
  readonly verdict: RunVerdict;
  readonly baseUrl: string;
  readonly release: string;
  readonly profile: string;
  readonly incomplete: boolean;
  /** True for the bundled bank, which has another address in every run. */
  readonly bundled: boolean;
  /** Present where it is of a part of the rules: one shard of a run, or what was judged again. */
  readonly part?: 'shard' | 'again';
  readonly rules: number;
  readonly summary: Counts;
  /** By the title of the group, in the order of the report. */
  readonly groups: Readonly<Record<string, Counts>>;
  /** Of a report over several targets the facts of each by its name; what else is told here is of all of them. */
  readonly targets?: readonly (ReportFacts & { readonly among: string })[];
}

interface Kept {
  readonly mark: string;
  readonly facts: ReportFacts | undefined;
}

const mostKept = 2000;
const kept = new Map<string, Kept>();

/**
 * What a list shows of the report in a file; undefined for a file that is none. It is read once, without its calls, which are most of
 * it, and again when it has changed. Whether it keeps its schema is told where it is opened.
 */
export function reportFacts(path: string): ReportFacts | undefined {
  const { mtimeMs, size } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: 0, size: -1 };
  const mark = `${mtimeMs} ${size}`;
  const known = kept.get(path);
  if (known?.mark === mark) return known.facts;
  const found = readReportFacts(path);
  const facts = typeof found === 'string' ? undefined : found;
  kept.delete(path);
  kept.set(path, { mark, facts });
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break;
    kept.delete(oldest);
  }
  return facts;
}

const end = ',\n "exchanges": ';
const piece = 262_144;

/**
 * What a list shows of the report in a file, or why it is none: a clause without a full stop.
 *
 * The calls come last and are most of a report: reading ends before them. No text in JSON has a line break, so that the name of the
 * member at the first level is found as it is written. A report by another hand is read whole.
 */
export function readReportFacts(path: string): ReportFacts | string {
  try {
    const head = readTo(path, end);
    if (head !== undefined && !endsWhole(path)) return 'it is cut off';
    return factsIn(JSON.parse(head === undefined ? readText(path, 'report') : `${head}}`)) ?? 'it is no report';
  } catch (error) {
    if (error instanceof SyntaxError) return 'it is not JSON, or it is cut off';
    return `it cannot be read (${reasonOf(error)})`;
  }
}

/** Whether a file that is written as a report is ends with the brace that closes it. */
function endsWhole(path: string): boolean {
  return withOpenFile(path, ({ size, read }) => {
    const buffer = Buffer.alloc(8);
    const bytes = read(buffer, Math.max(0, size - buffer.length));
    return /\n\}\s*$/.test(buffer.toString('latin1', 0, bytes));
  });
}

/** The text of a file up to a mark; undefined where it has none, or is larger than what is read of a report. */
function readTo(path: string, mark: string): string | undefined {
  return withOpenFile(path, ({ size, read }) => {
    const decoder = new StringDecoder('utf8');
    const buffer = Buffer.alloc(piece);
    let text = '';
    for (let position = 0; position < Math.min(size, bounds.report); ) {
      const bytes = read(buffer, position);
      if (bytes === 0) break;
      position += bytes;
      const from = Math.max(0, text.length - mark.length);
      text += decoder.write(buffer.subarray(0, bytes));
      const found = text.indexOf(mark, from);
      if (found >= 0) return text.slice(0, found);
    }
    return undefined;
  });
}

function factsIn(value: unknown): ReportFacts | undefined {
  const verdict = textAt(value, 'verdict');
  const [startedAt, baseUrl] = [textAt(value, 'startedAt'), textAt(value, 'target', 'baseUrl')];
  if (isObject(value) && Array.isArray(value.targets)) return factsOfSeveral(value, value.targets);
  if (!isVerdict(verdict) || startedAt === undefined || baseUrl === undefined || !isObject(value)) return undefined;
  const { rules, groups: titles, summary } = value;
  if (!Array.isArray(rules) || Number.isNaN(Date.parse(startedAt))) return undefined;
  const groups = new Map<string, Partial<Record<Outcome, number>>>();
  for (const rule of rules as readonly unknown[]) {
    const [group = '', outcome] = [textAt(rule, 'group'), textAt(rule, 'outcome')];
    if (!isOutcome(outcome)) continue;
    const title = textAt(titles, group) ?? group;
    const counts = groups.get(title) ?? {};
    counts[outcome] = (counts[outcome] ?? 0) + 1;
    groups.set(title, counts);
  }
  return {
    ...{ startedAt, verdict, baseUrl, rules: rules.length },
    release: textAt(value, 'target', 'release') ?? '',
    profile: textAt(value, 'target', 'profile') ?? '',
    incomplete: value.incomplete === true,
    bundled: at(value, 'target', 'bundled') === true,
    ...(value.shard === undefined ? {} : { part: 'shard' }),
    ...(value.again === undefined ? {} : { part: 'again' }),
    summary: countsIn(summary),
    groups: Object.fromEntries(groups),
  };
}

/** Each target as if it stood in a report of its own, and all of them together. */
function factsOfSeveral(
  { rules, tool, ...whole }: Readonly<Record<string, unknown>>,
  targets: readonly unknown[],
): ReportFacts | undefined {
  if (!Array.isArray(rules)) return undefined;
  const parts = targets.flatMap((target) => {
    const name = textAt(target, 'name');
    const own = (rules as readonly unknown[]).filter((rule) => textAt(rule, 'target') === name);
    const facts = isObject(target) && name !== undefined ? factsIn({ ...target, tool, target, rules: own }) : undefined;
    return facts === undefined || name === undefined ? [] : [{ ...facts, among: name }];
  });
  const [first] = parts;
  if (first === undefined || parts.length < targets.length) return undefined;
  const listed = (words: readonly string[]) => [...new Set(words)].join(', ');
  const all = factsIn({ ...whole, targets: undefined, target: { baseUrl: '' }, rules });
  return all === undefined
    ? undefined
    : {
        ...all,
        baseUrl: listed(parts.map(({ among }) => among)),
        release: listed(parts.map(({ release }) => release)),
        profile: listed(parts.map(({ profile }) => profile)),
        bundled: first.bundled,
        targets: parts,
      };
}

/** What a report tells a history: of several targets each for itself. */
export function historyOf(facts: ReportFacts): readonly ReportFacts[] {
  return facts.targets ?? [facts];
}

function countsIn(value: unknown): Counts {
  const counts = isObject(value) ? outcomes.map((name) => [name, value[name]] as const) : [];
  return Object.fromEntries(counts.filter(([, number]) => typeof number === 'number')) as Counts;
}

function isVerdict(text: string | undefined): text is RunVerdict {
  return text === 'conforming' || text === 'non-conforming' || text === 'inconclusive';
}

function isOutcome(text: string | undefined): text is Outcome {
  return outcomes.some((outcome) => outcome === text);
}
