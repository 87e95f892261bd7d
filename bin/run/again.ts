import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readBytes } from '../../files/read-file.ts';
import { type AgainFacts, isOfSeveral, type Outcome, type Report } from '../../reports/contract/index.ts';
import { separateReports } from '../../reports/several/separate.ts';
import type { Rule } from '../../suites/core/rule.ts';
import { selectRules } from '../../suites/run/select-rules.ts';
import { namedProfiles } from '../../suites/target/load-profile.ts';
import type { Target } from '../../suites/target/target.ts';
import { UsageError } from '../exit.ts';
import { readReport, reportPath } from '../report/read-report.ts';
import type { RunOptions } from './run-options.ts';

/** A run that judges again what another left open. */
export interface Again {
  /** What it was told, filled up from the other report. */
  readonly options: RunOptions;
  readonly facts: AgainFacts;
  readonly report: Report;
  /** What is to be known before it starts, in words. */
  readonly notes: readonly string[];
}

/** What another run may still change: the question was open, or the answer was no. */
const open: readonly Outcome[] = ['fail', 'not-exercised', 'error'];

/**
 * The run that `--again` stands for: the rules of a report that failed or were not exercised, at its release, and for the bundled bank
 * with its profile and changes, unless told otherwise; of a report over several targets, those of the one that `name` names. Throws a
 * UsageError for what is no such report, or leaves nothing to run.
 */
export function againOf(
  path: string,
  options: RunOptions,
  catalogue: readonly Pick<Rule, 'id'>[],
  name?: string,
): Again {
  const report = reportAt(path, name);
  const file = reportPath(path);
  checkOrigin(file, report, options);
  const left = report.rules.filter(({ outcome }) => open.includes(outcome)).map(({ id }) => id);
  const known: readonly string[] = catalogue.map(({ id }) => id);
  const gone = left.filter((id) => !known.includes(id));
  const chosen = selectRules(
    catalogue.filter(({ id }) => left.includes(id)),
    options.only,
  ).map(({ id }) => id);
  if (chosen.length === 0) throw nothingLeft(file, report, left, options);
  const signed = existsSync(join(dirname(file), 'statement.jws'));
  return {
    options: { ...options, ...ofReport(report, options), only: chosen },
    facts: {
      startedAt: report.startedAt,
      verdict: report.verdict,
      rules: report.rules.length,
      sha256: createHash('sha256').update(readBytes(file, 'report')).digest('hex'),
    },
    report,
    notes: [
      ...(signed
        ? [
            `${file} is signed: "aisp report verify" says whether it is intact, and what is judged again is signed by itself.`,
          ]
        : []),
      ...(report.incomplete === true
        ? [
            `${file} is incomplete: rules that it does not have are not judged again; name them with --only in a run of their own.`,
          ]
        : []),
      ...(gone.length === 0 ? [] : [`This version has no ${gone.join(', ')}: not judged again.`]),
    ],
  };
}

/**
 * What a report says of its run and the command line does not, so that its targets are found again. Throws a UsageError for what is no
 * such report.
 */
export function filledFrom(path: string, options: RunOptions, catalogue: readonly Pick<Rule, 'id'>[]): RunOptions {
  const report = readReport(path);
  if (!isOfSeveral(report)) return { ...againOf(path, options, catalogue).options, only: options.only };
  const [first, second] = separateReports(report);
  if (first === undefined) return options;
  const { target } = first.report;
  const isOfVersions = second !== undefined && target.beside === second.name && target.release === first.name;
  if (target.bundled === true)
    return { ...options, ...ofReport(first.report, options), relationOnly: second === undefined };
  return isOfVersions && options.release === undefined ? { ...options, release: [first.name, second.name] } : options;
}

function reportAt(path: string, name: string | undefined): Report {
  const report = readReport(path);
  if (!isOfSeveral(report)) return report;
  const names = report.targets.map((target) => target.name);
  const part = separateReports(report).find((each) => each.name === name);
  if (part !== undefined) return part.report;
  throw new UsageError(
    `${reportPath(path)} is about ${names.join(', ')}${name === undefined ? '' : `, not about ${name}`}.`,
    'Name the report of one of them, below "targets", or the target file that has all of them.',
  );
}

/** Refuses a target that the report is not about. */
export function checkSameTarget({ report }: Again, { baseUrl, basePath }: Pick<Target, 'baseUrl' | 'basePath'>): void {
  const { target } = report;
  if (target.bundled === true || (target.baseUrl === baseUrl && target.basePath === basePath)) return;
  const place = (url: string, path: string | undefined) => `${url}${path ?? ''}`;
  throw new UsageError(
    `The report is about ${place(target.baseUrl, target.basePath)}, and the target is ${place(baseUrl, basePath)}.`,
    'Name the target file that the report was made with.',
  );
}

function checkOrigin(file: string, { tool, target }: Report, options: RunOptions): void {
  if (tool.name !== 'aisp-conformance') {
    throw new UsageError(`${file} was written by ${tool.name}.`, 'Name a report that "aisp run" wrote.');
  }
  if (options.shard !== undefined) {
    throw new UsageError(
      '--again and --shard do not go together.',
      'Judge again what all shards left open: merge their reports.',
    );
  }
  if (resolve(options.out) === resolve(dirname(file))) {
    throw new UsageError(`${options.out} holds the report itself, which is kept.`, 'Name another folder with --out.');
  }
  if (target.bundled === true && options.target !== undefined) {
    throw new UsageError(
      `${file} is about the bundled bank.`,
      'Leave out --target, or name the report of that target.',
    );
  }
  if (target.bundled !== true && options.target === undefined) {
    throw new UsageError(
      `${file} is about ${target.baseUrl}.`,
      'Name its target file with --target: a report has no tokens and no secrets.',
    );
  }
  const isNamed = Object.hasOwn(namedProfiles, target.profile);
  if (target.bundled === true && options.profile === undefined && !isNamed) {
    throw new UsageError(`${file} is about a bank of the profile ${target.profile}.`, 'Name its file with --profile.');
  }
}

/** What the report says of its run and the command line does not. */
function ofReport({ target }: Report, options: RunOptions): Partial<RunOptions> {
  const { fault, variant, quirk, asFound } = options;
  const isChanged = [fault, variant, quirk, asFound].some((ids) => ids.length > 0);
  return {
    release: options.release ?? [target.release, target.beside ?? []].flat(),
    ...(target.beside === undefined ? {} : { relationOnly: true }),
    ...(target.bundled !== true ? {} : { profile: options.profile ?? target.profile }),
    ...(target.bundled !== true || isChanged ? {} : { fault: target.faults ?? [], variant: target.variants ?? [] }),
  };
}

function nothingLeft(file: string, report: Report, left: readonly string[], { only }: RunOptions): UsageError {
  if (left.length > 0) {
    return new UsageError(
      `Of the ${left.length} rules that ${file} leaves open none is there to be judged${only.length === 0 ? ' in this version' : ', or none matches --only'}.`,
      'Leave out --only, or run without --again.',
    );
  }
  const what =
    report.rules.length === 0 ? 'has no rules' : 'leaves no rule open: none failed, and none was not exercised';
  return new UsageError(
    `${file} ${what}.`,
    'There is nothing to judge again; run without --again to judge all of them.',
  );
}
