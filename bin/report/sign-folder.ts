import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CompactSign } from 'jose';
import { readBytes } from '../../files/read-file.ts';
import { replaceFile } from '../../files/write-file.ts';
import { evidenceFile } from '../../reports/contract/index.ts';
import { createStatement, type Digests, profileName, reportName } from '../../reports/integrity/statement.ts';
import { print } from '../../reports/print.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { reportFiles } from '../run/read-exit-code.ts';
import { parseReport } from './read-report.ts';
import type { StatementKey } from './signing-key.ts';
import { targetFolders } from './target-folders.ts';
import { requestTimestamp, timestampName } from './timestamp.ts';

export const statementName = 'statement.jws';
export const statementMediaType = 'application/vnd.in-toto+json';

/** What signing came to. */
export interface Signed {
  /** Paths of what was written. */
  readonly files: readonly string[];
  /** True when a timestamp was asked for and not given, which is said on stderr. */
  readonly undated: boolean;
}

/**
 * Signs the report in a folder: writes `report-profile.json`, the profile that it was judged by, where that is known;
 * `statement.jws`, a statement over the digests of all its files; and, where the URL of a time-stamping authority is given,
 * `statement.tsr`, its word on when that was. Where there is no report to sign, that is said on stderr. Throws when a file
 * cannot be written.
 */
export async function signFolder(
  folder: string,
  profile: BankProfile | undefined,
  { key, algorithm, id }: StatementKey,
  authority?: string,
): Promise<Signed> {
  for (const name of [statementName, timestampName]) rmSync(join(folder, name), { force: true });
  if (!existsSync(join(folder, reportName))) {
    print(process.stderr, `aisp: Nothing was signed: there is no report in ${folder}.\n`);
    return { files: [], undated: authority !== undefined };
  }
  if (profile !== undefined) write(join(folder, profileName), `${JSON.stringify(profile, undefined, 1)}\n`);
  const files = readFiles(folder);
  const report = files[reportName] ?? Buffer.alloc(0);
  const evidence = files[evidenceFile];
  const statement = createStatement(
    parseReport(report.toString('utf8'), join(folder, reportName)),
    digestsOf(files),
    evidence === undefined ? undefined : countEntries(evidence),
  );
  const jws = await new CompactSign(Buffer.from(JSON.stringify(statement)))
    .setProtectedHeader({ alg: algorithm, typ: statementMediaType, kid: id })
    .sign(key);
  const path = join(folder, statementName);
  write(path, `${jws}\n`);
  if (authority === undefined) return { files: [path], undated: false };
  const dated = await dateStatement(folder, jws, authority);
  return { files: dated === undefined ? [path] : [path, dated], undated: dated === undefined };
}

/** Writes the timestamp of a statement; undefined, which is said on stderr, where there is none to be had. */
async function dateStatement(folder: string, jws: string, authority: string): Promise<string | undefined> {
  let timestamp: Uint8Array;
  try {
    timestamp = await requestTimestamp(authority, Buffer.from(jws));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    print(process.stderr, `aisp: Signed, and without a timestamp: ${new URL(authority).host} gave none, ${reason}.\n`);
    return undefined;
  }
  const path = join(folder, timestampName);
  write(path, timestamp);
  return path;
}

/** In the folder of a report, whose files are its own: a link that waits under the name goes, and what it leads to stays as it is. */
const write = (path: string, content: string | Uint8Array) => replaceFile(path, content, { link: 'replaced' });

/** The files of a report that are in a folder, by name, those of several targets by their path; the statement is not among them. */
export function readFiles(folder: string): Readonly<Record<string, Buffer>> {
  const names = reportFiles.filter((name) => name !== statementName && name !== timestampName);
  const ofTargets = targetFolders(folder).flatMap((each) => [`${each}/${reportName}`, `${each}/${evidenceFile}`]);
  return Object.fromEntries(
    [...names, ...ofTargets].flatMap((name) => {
      try {
        return [[name, readBytes(join(folder, name), 'report')] as const];
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
        throw error;
      }
    }),
  );
}

export function digestsOf(files: Readonly<Record<string, Buffer>>): Digests {
  return Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, createHash('sha256').update(bytes).digest('hex')]),
  );
}

function countEntries(evidence: Buffer): number {
  const { log } = JSON.parse(evidence.toString('utf8')) as { readonly log: { readonly entries: readonly unknown[] } };
  return log.entries.length;
}
