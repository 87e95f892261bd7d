import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readBytes } from '../../files/read-file.ts';
import type { AnyReport } from '../../reports/contract/index.ts';
import { verdictWords } from '../../reports/formats/words.ts';
import type { Statement } from '../../reports/integrity/statement.ts';
import { targetsOf } from '../../reports/several/separate.ts';
import { statementName } from './sign-folder.ts';
import { checkTimestamp, timestampName } from './timestamp.ts';

/** What a signed report is about, and what came of it: a right signature under the wrong report is worth nothing. */
export function factsOf(report: AnyReport, { predicate }: Statement): readonly string[] {
  const { startedAt, verdict, incomplete } = report;
  const shard = 'targets' in report ? undefined : report.shard;
  const part = shard === undefined ? '' : `, part ${shard.index} of ${shard.total}`;
  const short = incomplete === true ? ', incomplete' : '';
  const version = predicate.configuration.find(({ uri }) => uri?.startsWith('pkg:npm/'))?.annotations?.version;
  return [
    ...targetsOf(report).map(({ name, report: { target, verdict: own } }) => {
      const of = 'targets' in report ? ` ${name}, ${verdictWords[own].toLowerCase()}` : '';
      return `Target${of}: ${target.baseUrl}, release ${target.release}, profile ${target.profile}${target.bundled ? ' (the bundled bank)' : ''}.`;
    }),
    `Judged at ${startedAt} by the clock of who signed, by version ${String(version)}.`,
    `Verdict: ${verdictWords[verdict]}${part}${short}.`,
  ];
}

/** Files that anybody could have put there, since the signature says nothing of them. */
export function uncovered(folder: string, { subject }: Statement): readonly string[] {
  const covered = new Set([statementName, timestampName, ...subject.map(({ name }) => name)]);
  const others = readdirSync(folder)
    .filter((name) => !covered.has(name) && ![...covered].some((file) => file.startsWith(`${name}/`)))
    .sort();
  return others.length === 0 ? [] : [`Not covered by the signature: ${others.join(', ')}.`];
}

/** The timestamp of a statement, as far as it can be relied upon. */
export async function readTimestamp(
  folder: string,
  jws: string,
  authorities: string | undefined,
): Promise<{ readonly facts: readonly string[]; readonly time?: Date; readonly problem?: string }> {
  const bytes = readIfThere(join(folder, timestampName));
  if (bytes === undefined) {
    if (authorities === undefined) return { facts: [] };
    return { facts: [], problem: `There is no timestamp: ${timestampName} is missing. Sign with --timestamp URL.` };
  }
  if (authorities === undefined) {
    return { facts: ['Timestamp: not checked. Name who gave it with --timestamp-authority.'] };
  }
  try {
    const { time, authority } = await checkTimestamp(bytes, Buffer.from(jws), authorities);
    return { facts: [`Timestamp: signed before ${time.toISOString()}, says ${authority}.`], time };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { facts: [], problem: `The timestamp cannot be relied upon: ${reason}.` };
  }
}

/** Which report was asked for. */
export interface WantedReport {
  /** Base URL that must have been judged. */
  readonly target?: string;
  /** Oldest that the report may be, in milliseconds. */
  readonly maxAge?: number;
}

/** Why a report that is intact is not the one that was asked for. Its age is that of its timestamp, where that was checked. */
export function refusals(
  report: AnyReport,
  { target: wanted, maxAge }: WantedReport,
  stamped: Date | undefined,
): readonly string[] {
  const said: string[] = [];
  const { startedAt } = report;
  const places = [...new Set(targetsOf(report).map(({ report: { target } }) => target.baseUrl))];
  if (wanted !== undefined && !places.some((place) => plain(wanted) === plain(place))) {
    said.push(`It is about ${places.join(', ')}, not about ${wanted}.`);
  }
  const made = Date.parse(startedAt);
  const now = Date.now();
  if (stamped !== undefined && stamped.getTime() < made - clocksApartMs) {
    said.push(`It says that it was judged at ${startedAt}, which is after its timestamp: ${stamped.toISOString()}.`);
  }
  if (maxAge !== undefined) {
    if (made > now + clocksApartMs) said.push(`It says that it was judged at ${startedAt}, which is yet to come.`);
    if (now - made > maxAge) said.push(`It is older than it may be: it was judged at ${startedAt}.`);
  }
  return said;
}

/** Two clocks that are set may differ by this much. */
const clocksApartMs = 5 * 60_000;

function plain(url: string): string {
  return (URL.canParse(url) ? new URL(url).href : url).replace(/\/+$/, '');
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readBytes(path, 'report');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
