import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readText } from '../../files/read-file.ts';
import { appendTo, replaceFile } from '../../files/write-file.ts';
import type { RecordedExchange } from '../core/archive.ts';
import type { Journal } from '../scenarios/journal.ts';
import { type StandingConsent, standingConsents } from '../scenarios/standing-consents.ts';
import type { Target } from '../target/target.ts';
import { isRunning } from './is-running.ts';

/** Where a run makes consents, and as which client of which issuer. No secret is in it. */
export interface Owner {
  readonly baseUrl: string;
  readonly basePath?: string;
  /** The issuer, or the token endpoint where that is configured. */
  readonly issuer?: string;
  readonly clientId?: string;
}

/** What a run says of itself in its folder, in clear: enough for a later one to clean up after it, and nothing else. */
interface Marker {
  /** Processes that may still need the folder. */
  readonly pids: readonly number[];
  /** ISO 8601. */
  readonly startedAt: string;
  readonly owner: Owner;
  /** True where its consents are not to be deleted. */
  readonly keep: boolean;
}

/** The folder of a run that is dead, and what it left at the bank. */
export interface LeftBehind {
  readonly folder: string;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly consents: readonly StandingConsent[];
}

const prefixes = ['aisp-run-', 'aisp-tests-'];
const markerName = 'run.json';
const consentsName = 'consents.ndjson';

/** A folder for one run among the temporary files of this user, which only this user can read. */
export function makeRunFolder(prefix: 'aisp-run-' | 'aisp-tests-' = 'aisp-run-'): string {
  return mkdtempSync(join(tmpdir(), prefix));
}

export function ownerOf({ baseUrl, basePath, tokens }: Pick<Target, 'baseUrl' | 'basePath' | 'tokens'>): Owner {
  const issuer = tokens.kind === 'ready-made' ? undefined : (tokens.issuer ?? tokens.tokenUrl);
  return {
    baseUrl,
    ...(basePath === undefined ? {} : { basePath }),
    ...(issuer === undefined ? {} : { issuer }),
    ...(tokens.kind === 'ready-made' ? {} : { clientId: tokens.clientId }),
  };
}

/** Says in a folder whose it is: of this process and, once there is one, of its engine. */
export function markRun(folder: string, { keep, ...rest }: Omit<Marker, 'keep'> & { readonly keep?: boolean }): void {
  const marker: Marker = { ...rest, keep: keep === true };
  replaceFile(join(folder, markerName), JSON.stringify(marker), { mode: 'private', link: 'replaced' });
}

/**
 * A journal that does what another does and also keeps, in clear, which consents stand at the bank: their ids outlive the key
 * to all the rest. Never throws.
 */
export function withConsents(journal: Journal, folder: string): Journal {
  const path = join(folder, consentsName);
  const note = (line: object) => {
    try {
      appendTo(path, `${JSON.stringify(line)}\n`, { mode: 'private' });
    } catch {
      // The run goes on, and deletes its consents itself.
    }
  };
  return {
    scenario: (name) => journal.scenario(name),
    secret: (value) => journal.secret(value),
    facts: (facts) => journal.facts(facts),
    exchange(exchange: RecordedExchange) {
      journal.exchange(exchange);
      const { method, url } = exchange.request;
      for (const made of standingConsents([exchange])) note(made);
      if (method === 'DELETE' && isGone(exchange.response?.status)) note({ gone: lastSegment(url) });
    },
  };
}

/** True for the answer to a DELETE after which there is nothing left to delete, as far as this client can. */
export function isGone(status: number | undefined): boolean {
  return status !== undefined && ((status >= 200 && status < 300) || status === 400 || status === 404);
}

/**
 * Removes the folders of runs whose processes are gone, and returns those of this owner that left consents standing: such a
 * folder is removed once its consents are deleted. Folders in which other owners left consents stay for them; those of other
 * users are not touched.
 */
export function sweep(owner: Owner, isAlive: (pid: number) => boolean = isRunning): readonly LeftBehind[] {
  const found: LeftBehind[] = [];
  for (const folder of ownFolders()) {
    const marker = markerIn(folder);
    if (marker === undefined || marker.pids.some(isAlive)) continue;
    const consents = marker.keep ? [] : consentsIn(folder);
    if (consents.length === 0) rmSync(folder, { recursive: true, force: true });
    else if (isSame(marker.owner, owner)) found.push({ folder, startedAt: marker.startedAt, consents });
  }
  return found;
}

function ownFolders(): readonly string[] {
  const uid = process.getuid?.();
  return readdirSync(tmpdir())
    .filter((name) => prefixes.some((prefix) => name.startsWith(prefix)))
    .map((name) => join(tmpdir(), name))
    .filter((folder) => {
      const stat = lstatSync(folder, { throwIfNoEntry: false });
      return stat?.isDirectory() === true && (uid === undefined || stat.uid === uid);
    });
}

function markerIn(folder: string): Marker | undefined {
  const marker = parse(read(join(folder, markerName))) as Partial<Marker> | undefined;
  const { pids, startedAt, owner } = marker ?? {};
  if (!Array.isArray(pids) || typeof startedAt !== 'string' || typeof owner !== 'object') return undefined;
  return { pids, startedAt, owner, keep: marker?.keep === true };
}

function consentsIn(folder: string): readonly StandingConsent[] {
  const standing = new Map<string, StandingConsent>();
  for (const text of read(join(folder, consentsName)).split('\n')) {
    const line = parse(text) as { consentId?: unknown; client?: unknown; gone?: unknown } | undefined;
    if (typeof line?.gone === 'string') standing.delete(line.gone);
    if (typeof line?.consentId !== 'string') continue;
    const client = line.client === 'other-client' ? 'other-client' : 'client';
    standing.set(line.consentId, { consentId: line.consentId, client });
  }
  return [...standing.values()];
}

function isSame(one: Owner, other: Owner): boolean {
  const names = ['baseUrl', 'basePath', 'issuer', 'clientId'] as const;
  return names.every((name) => one[name] === other[name]);
}

function lastSegment(url: string): string {
  const last = url.split('?')[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

function read(path: string): string {
  try {
    return readText(path, 'own');
  } catch {
    return '';
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
