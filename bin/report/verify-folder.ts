import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compactVerify, errors } from 'jose';
import { readText } from '../../files/read-file.ts';
import { toolVersion } from '../../library/version.ts';
import { type AnyReport, evidenceFile, type SeveralReport } from '../../reports/contract/index.ts';
import { findTampering, type Rejudged } from '../../reports/integrity/find-tampering.ts';
import { predicateType, reportName, type Statement, statementType } from '../../reports/integrity/statement.ts';
import { exitCodes, UsageError } from '../exit.ts';
import { judgeEvidence } from './judge-evidence.ts';
import { parseReport } from './read-report.ts';
import { digestsOf, readFiles, statementName } from './sign-folder.ts';
import { loadVerificationKey, readPem, type StatementKey } from './signing-key.ts';
import { certificatesOf } from './timestamp.ts';
import { factsOf, readTimestamp, refusals, uncovered, type WantedReport } from './verify-facts.ts';

/** What a check of a signed folder came to. */
export interface Verification {
  readonly text: string;
  readonly exitCode: 0 | 1 | 4;
}

/** What a folder is checked against. */
export interface VerifyOptions extends WantedReport {
  /** Path of the public key, or certificate, in PEM. */
  readonly key: string;
  /** Path of the certificates, in PEM, of the authorities whose timestamps count. */
  readonly timestampAuthority?: string;
}

/**
 * Checks that a folder is as it was signed: the signature, the digest of each file, and every verdict against the evidence,
 * which is judged again; and that it is about the target, and no older, as was asked for. Throws a UsageError for a folder, a
 * key or a certificate that cannot be used.
 */
export async function verifyFolder(
  folder: string,
  options: VerifyOptions,
  judge: (path: string) => Promise<Rejudged> = judgeEvidence,
): Promise<Verification> {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new UsageError(`There is no folder ${folder}.`, 'Name the output folder of a run.');
  }
  const key = loadVerificationKey(options.key);
  const authorities = authoritiesIn(options.timestampAuthority);
  const jws = readStatement(folder);
  if (jws === undefined) {
    return broken(`Not signed: there is no ${statementName} in ${folder}, so nothing tells whether it was changed.`, [
      'Sign a run with --sign.',
    ]);
  }
  const statement = await openStatement(jws, key);
  if (typeof statement === 'string') return broken('Not intact.', [statement]);

  const files = readFiles(folder);
  const problems: string[] = [];
  const attempt = async <T>(read: () => T | Promise<T>): Promise<T | undefined> => {
    try {
      return await read();
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  };
  const report = await attempt(() => {
    const bytes = files[reportName];
    return bytes === undefined ? undefined : parseReport(bytes.toString('utf8'), reportName);
  });
  const evidence = await attempt(() =>
    report !== undefined && 'targets' in report
      ? judgeTargets(folder, report, judge)
      : files[evidenceFile] === undefined
        ? undefined
        : judge(join(folder, evidenceFile)),
  );
  const tampering = findTampering(statement, {
    digests: digestsOf(files),
    ...(report === undefined ? {} : { report }),
    ...(evidence === undefined ? {} : { evidence }),
  });
  const found = [...tampering, ...problems];
  if (found.length > 0) return broken('Not intact.', [...found, ...otherVersion(statement, report)]);
  if (report === undefined) return broken('Not intact.', [`There is no ${reportName}.`]);
  const dated = await readTimestamp(folder, jws, authorities);
  if (dated.problem !== undefined) return broken('Not intact.', [dated.problem]);
  const facts = [...factsOf(report, statement), ...dated.facts, ...uncovered(folder, statement)];
  const refused = refusals(report, options, dated.time);
  if (refused.length > 0) return broken('Intact, and not what was asked for.', [...refused, ...facts]);
  return intact(key, statement, evidence, facts);
}

/** The evidence of every target, judged again; undefined where one that was judged has none. */
async function judgeTargets(
  folder: string,
  report: SeveralReport,
  judge: (path: string) => Promise<Rejudged>,
): Promise<Rejudged | undefined> {
  const exchanges: string[] = [];
  const verdicts: Rejudged['verdicts'][number][] = [];
  let masked = true;
  for (const { name, folder: below } of report.targets) {
    if (report.rules.every(({ target }) => target !== name)) continue;
    const path = join(folder, below ?? '', evidenceFile);
    if (below === undefined || !existsSync(path)) return undefined;
    const rejudged = await judge(path);
    exchanges.push(...rejudged.exchanges);
    masked &&= rejudged.masked;
    verdicts.push(...rejudged.verdicts.map((verdict) => ({ ...verdict, target: name })));
  }
  return { exchanges, verdicts, masked };
}

function authoritiesIn(path: string | undefined): string | undefined {
  return path === undefined ? undefined : certificatesOf(readPem(path, 'certificate'), path);
}

function readStatement(folder: string): string | undefined {
  try {
    return readText(join(folder, statementName), 'report').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The statement, once its signature is known to fit the key; or why it cannot be relied upon. */
async function openStatement(jws: string, { key, algorithm, id }: StatementKey): Promise<Statement | string> {
  let payload: Uint8Array;
  try {
    ({ payload } = await compactVerify(jws, key, { algorithms: [algorithm] }));
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    const signer = keyIdOf(jws);
    return signer === undefined || signer === id
      ? `${statementName} was changed: its signature does not fit.`
      : `${statementName} was signed with another key: ${signer.slice(0, 16)}…, not ${id.slice(0, 16)}….`;
  }
  const statement = JSON.parse(Buffer.from(payload).toString('utf8')) as Statement;
  const known = statement._type === statementType && statement.predicateType === predicateType;
  return known ? statement : `${statementName} is not a statement on a test result: ${statement.predicateType}.`;
}

function keyIdOf(jws: string): string | undefined {
  try {
    const header = JSON.parse(Buffer.from(jws.split('.')[0] ?? '', 'base64url').toString('utf8')) as { kid?: unknown };
    return typeof header.kid === 'string' ? header.kid : undefined;
  } catch {
    return undefined;
  }
}

/** Another version may judge otherwise: whoever reads of a difference has to know. */
function otherVersion({ predicate }: Statement, report: AnyReport | undefined): readonly string[] {
  const made = predicate.configuration.find(({ uri }) => uri?.startsWith('pkg:npm/'))?.annotations?.version;
  const version = toolVersion();
  if (typeof made !== 'string' || made === version || report === undefined) return [];
  return [`Note: the run was judged by version ${made}, this is version ${version}. Verify with the same.`];
}

function broken(title: string, problems: readonly string[]): Verification {
  return {
    text: `${[title, ...problems.map((problem) => `  ${problem}`)].join('\n')}\n`,
    exitCode: exitCodes.nonConforming,
  };
}

function intact(
  key: StatementKey,
  { subject, predicate }: Statement,
  evidence: Rejudged | undefined,
  facts: readonly string[],
): Verification {
  const lines = [
    ...facts,
    `Signed with ${key.algorithm}, key ${key.id.slice(0, 16)}…: the signature fits.`,
    `Unchanged: ${subject.map(({ name }) => name).join(', ')}.`,
  ];
  if (evidence === undefined) {
    const cure = 'The run kept no evidence, so its verdicts cannot be judged again.';
    return {
      text: `${['As it was signed.', ...lines.map(indent), indent(cure)].join('\n')}\n`,
      exitCode: exitCodes.inconclusive,
    };
  }
  const again = `${predicate.failedTests.length} failed, ${predicate.warnedTests.length} warned, ${predicate.passedTests.length} passed`;
  const judged = `Judged again from ${evidence.exchanges.length} exchanges, with the same verdicts: ${again}.`;
  return { text: `${['Intact.', ...lines.map(indent), indent(judged)].join('\n')}\n`, exitCode: exitCodes.conforming };
}

function indent(line: string): string {
  return `  ${line}`;
}
