import { releasesOf, versions } from '../../schemas/releases.ts';
import type { RecordedExchange } from '../core/archive.ts';
import { interfacePath, type PlacePath } from '../core/interface-path.ts';
import { archiveError } from './archive-error.ts';
import type { ForeignCall } from './foreign-call.ts';
import { harExchange } from './har-exchange.ts';
import { interfaceUrl } from './match-operation.ts';
import { type Purposes, purposesOf } from './purposes.ts';
import type { HarLog } from './read-har.ts';

/** A recording that was made elsewhere: a proxy, a browser, a developer's tool. */
export interface ForeignArchive {
  /** Without the base path of the interface. */
  readonly baseUrl: string;
  /** In the order of sending. */
  readonly exchanges: readonly RecordedExchange[];
  /** Calls under one token, close together: only these may be compared with each other. */
  readonly sessions: readonly (readonly RecordedExchange[])[];
  /** ISO 8601. */
  readonly startedAt: string;
  /** What the calls took, without the pauses between them. */
  readonly durationMs: number;
  /** How many entries were left out, by the reason. */
  readonly leftOut: Readonly<Record<string, number>>;
}

/** What a bank shows may change in time: calls further apart are not compared. */
const longestGapMs = 2 * 60_000;

/**
 * Finds the calls of the interface in a recording, and what each was for where its answer leaves no doubt. Throws a
 * ConfigurationError when there is none.
 */
export function foreignArchive(har: HarLog, file: string, offered: Purposes['offered'], at: PlacePath): ForeignArchive {
  const basePath = interfacePath(at);
  const leftOut: Record<string, number> = {};
  const leaveOut = (reason: string): readonly never[] => {
    leftOut[reason] = (leftOut[reason] ?? 0) + 1;
    return [];
  };
  const changes = har.entries.flatMap((entry) => changeAt(entry, basePath));
  const calls = har.entries.flatMap((entry): readonly ForeignCall[] => {
    const read = harExchange(entry);
    if (read === undefined) return leaveOut('no HAR entries');
    const place = interfaceUrl(read.request.url, basePath);
    if (place === undefined || read.request.method === 'OPTIONS') {
      const version = place === undefined ? otherVersion(read.request.url, basePath) : undefined;
      return leaveOut(version === undefined ? 'not of this interface' : `of version ${version} of this interface`);
    }
    if (read.response === undefined) return leaveOut('without a response');
    if (read.bodyMissing) return leaveOut('without the body of the response');
    if (Number.isNaN(Date.parse(read.startedAt))) return leaveOut('without a time');
    const authorization = read.request.headers.find(([name]) => /^authorization$/i.test(name))?.[1];
    const era = changes.filter((moment) => moment <= Date.parse(read.startedAt)).length;
    return [{ ...read, place, era, ...(authorization === undefined ? {} : { authorization }) }];
  });
  const baseUrl = commonest(calls.map(({ place }) => place.baseUrl));
  const ofOneBank = calls
    .filter(({ place }) => place.baseUrl === baseUrl || leaveOut('of another bank').length > 0)
    .sort((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt));
  const [first] = ofOneBank;
  if (baseUrl === undefined || first === undefined) {
    const seen = Object.entries(leftOut).map(([reason, count]) => `${count} ${reason}`);
    throw archiveError(
      file,
      `It holds no call of this interface${seen.length === 0 ? '' : ` (${seen.join(', ')})`}.`,
      `Record calls below …${basePath}/, or say with --base-path where they are, and export them with the bodies of the responses.`,
    );
  }
  const sanitised = ofOneBank.every(({ authorization }) => authorization === undefined);
  const groups = sessionsOf(ofOneBank, sanitised);
  const exchanges = purposesOf(ofOneBank, { offered, sanitised, groups });
  const start = Date.parse(first.startedAt);
  return {
    baseUrl,
    exchanges,
    sessions: groups.map((group) => group.flatMap((index) => exchanges[index] ?? [])),
    startedAt: new Date(start).toISOString(),
    durationMs: timeTaken(ofOneBank),
    leftOut,
  };
}

/**
 * What the calls took, in milliseconds, at most from the first to the end of the last: some overlap. Pauses do not count: in them a person
 * thought, or the clock of a reference bank, by which its journal is written, was moved by a month.
 */
function timeTaken(calls: readonly ForeignCall[]): number {
  let [sum, start, end] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { startedAt, durationMs } of calls) {
    const begun = Date.parse(startedAt);
    sum += durationMs;
    start = Math.min(start, begun);
    end = Math.max(end, begun + durationMs);
  }
  return Math.min(sum, end - start);
}

/** The version at whose own path a call was made, where it is not the one that is judged. */
function otherVersion(url: string, basePath: string): string | undefined {
  return versions.find((version) => {
    const [release] = releasesOf(version);
    const path = release === undefined ? basePath : interfacePath({ release });
    return path !== basePath && interfaceUrl(url, path) !== undefined;
  });
}

/** The moment of a call outside the interface that does more than read. */
function changeAt(entry: unknown, basePath: string): readonly number[] {
  const read = harExchange(entry);
  if (read === undefined || /^(GET|HEAD|OPTIONS)$/.test(read.request.method)) return [];
  return interfaceUrl(read.request.url, basePath) === undefined ? [Date.parse(read.startedAt)] : [];
}

interface OpenSession {
  readonly members: number[];
  readonly until: number;
  /** What each request was answered, for those that may be asked again. */
  readonly answers: Map<string, string>;
}

/**
 * Indexes of the calls that may be compared. Where nobody can tell the tokens apart, each call stands alone. A request that
 * is answered otherwise than before begins a new session: something happened in between.
 */
function sessionsOf(calls: readonly ForeignCall[], sanitised: boolean): readonly (readonly number[])[] {
  if (sanitised) return calls.map((_, index) => [index]);
  const sessions: number[][] = [];
  const open = new Map<string, OpenSession>();
  for (const [index, { authorization = '', era, startedAt, durationMs, request, response }] of calls.entries()) {
    const token = `${era} ${authorization}`;
    const moment = Date.parse(startedAt);
    const asked = `${request.method} ${request.url}`;
    const answer = `${response?.status} ${response?.body}`;
    const current = authorization === '' ? undefined : open.get(token);
    const before = current?.answers.get(asked);
    const goesOn = current !== undefined && moment <= current.until && (before === undefined || before === answer);
    const { members, answers } = goesOn ? current : { members: [] as number[], answers: new Map<string, string>() };
    if (!goesOn) sessions.push(members);
    members.push(index);
    open.set(token, { members, until: moment + durationMs + longestGapMs, answers: answers.set(asked, answer) });
  }
  return sessions;
}

function commonest(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
