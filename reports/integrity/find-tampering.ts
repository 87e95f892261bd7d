import { type AnyReport, evidenceFile, type Verdict } from '../contract/index.ts';
import { verdictWords } from '../formats/words.ts';
import { verdictOf } from '../run-verdict.ts';
import { combineReports } from '../several/combine.ts';
import { separateReports } from '../several/separate.ts';
import {
  type Digests,
  profileName,
  reportName,
  type Statement,
  statedExchanges,
  statedOutcomes,
  testName,
} from './statement.ts';

/** What is in a signed folder now. */
export interface FolderNow {
  /** Of the files that are there. */
  readonly digests: Digests;
  /** Absent when it cannot be read. */
  readonly report?: AnyReport;
  /** Absent when there is none, or it cannot be read. */
  readonly evidence?: Rejudged;
}

/** What evidence says when it is judged again. */
export interface Rejudged {
  /** Ids of its exchanges, in their order. */
  readonly exchanges: readonly string[];
  /** Of several targets each names its own. */
  readonly verdicts: readonly (Verdict & { readonly target?: string })[];
  /** True where it is as masked as the report: its findings are then those of the report, word by word. */
  readonly masked: boolean;
}

/** Everything in a folder that is not as it was signed, one sentence each; empty when it is intact. */
export function findTampering(statement: Statement, now: FolderNow): readonly string[] {
  const changed = changedFiles(statement, now.digests);
  const intact = (name: string) => [...changed.keys()].every((file) => file !== name && !file.endsWith(`/${name}`));
  const said = [
    ...changed.values(),
    ...(now.evidence === undefined ? [] : findExchanges(statedExchanges(statement), now.evidence.exchanges)),
    ...findVerdicts(statement, now, intact),
  ];
  const silent = changed.has(reportName) && now.report !== undefined && said.every((text) => !text.includes('verdict'));
  return silent
    ? [...said, 'Every verdict in report.json is as it was signed: something else in it was changed.']
    : said;
}

/** What became of each file that is not as it was signed, by its name. */
function changedFiles({ subject }: Statement, digests: Digests): ReadonlyMap<string, string> {
  const changed = new Map<string, string>();
  for (const { name, digest } of subject) {
    const now = digests[name];
    if (now === undefined) changed.set(name, `${name} is missing.`);
    else if (now !== digest.sha256) changed.set(name, `${name} was changed.`);
  }
  const ofTargets = Object.keys(digests).filter((name) => name.includes('/'));
  for (const name of [reportName, evidenceFile, profileName, ...ofTargets]) {
    const added = digests[name] !== undefined && subject.every((file) => file.name !== name);
    if (added) changed.set(name, `${name} was added: it is not among the files that were signed.`);
  }
  return changed;
}

/** Exchanges are numbered from 1 without a gap, so that a missing one shows. */
function findExchanges(stated: number | undefined, ids: readonly string[]): readonly string[] {
  if (stated === undefined) return [];
  const expected = Array.from({ length: stated }, (_, index) => `x${index + 1}`);
  const dropped = expected.filter((id) => !ids.includes(id));
  const added = ids.filter((id, index) => !expected.includes(id) || ids.indexOf(id) !== index);
  return [...listed('dropped', dropped), ...listed('added', added)];
}

function listed(what: string, ids: readonly string[]): readonly string[] {
  if (ids.length === 0) return [];
  const more = ids.length > 10 ? ` and ${ids.length - 10} more` : '';
  const list = `${ids.slice(0, 10).join(', ')}${more}`;
  return [ids.length === 1 ? `An exchange was ${what}: ${list}.` : `${ids.length} exchanges were ${what}: ${list}.`];
}

function findVerdicts(
  statement: Statement,
  { report, evidence }: FolderNow,
  intact: (name: string) => boolean,
): readonly string[] {
  const signed = statedOutcomes(statement);
  const reported = new Map<string, Verdict>(report?.rules.map((rule) => [testName(rule), rule]));
  const rejudged = new Map(evidence?.verdicts.map((rule) => [testName(rule), rule]));
  const said: string[] = [];
  for (const id of new Set([...signed.keys(), ...reported.keys()])) {
    const [was, is, again] = [signed.get(id), reported.get(id), rejudged.get(id)];
    const shown = again?.outcome;
    const truth =
      shown === undefined || !intact(evidenceFile) ? `the statement says ${was}` : `the evidence says ${shown}`;
    if (was === undefined) said.push(`A verdict on ${id} was added: the run did not judge it.`);
    else if (report !== undefined && is === undefined) said.push(`The verdict on ${id} was dropped: ${truth}.`);
    else if (is !== undefined && is.outcome !== was) {
      said.push(`The verdict on ${id} was edited: report.json says ${is.outcome}, ${truth}.`);
    } else if (evidence !== undefined && shown !== was && was !== 'error') {
      // That the harness broke is nothing that evidence could show.
      const now = shown ?? 'nothing';
      said.push(
        !intact(evidenceFile)
          ? `The evidence was changed where it decides the verdict on ${id}: it now says ${now}, and said ${was}.`
          : is?.unproven === true
            ? `The verdict on ${id} does not follow from the masked evidence, as the run itself said: it says ${was}, the evidence says ${now}.`
            : `The verdict on ${id} was edited before it was signed: it says ${was}, the evidence says ${now}.`,
      );
    } else if (is !== undefined && again !== undefined && evidence?.masked === true && intact(evidenceFile)) {
      if (is.unproven !== true && intact(reportName) && !areSame(is, again)) {
        said.push(`The findings on ${id} were edited before they were signed: the evidence shows others.`);
      }
    }
  }
  return report === undefined ? said : [...said, ...findOverall(report)];
}

/** Exchanges may be numbered through where there are several targets. */
function areSame(one: Verdict, other: Verdict): boolean {
  const words = ({ checked, reason, findings }: Verdict) =>
    JSON.stringify([
      checked,
      reason,
      findings.map(({ message, pointer, count, waived }) => [message, pointer, count, waived]),
    ]);
  return words(one) === words(other);
}

function findOverall(report: AnyReport): readonly string[] {
  if ('targets' in report) {
    const parts = separateReports(report);
    const { verdict: due } = combineReports(parts);
    const own = parts.flatMap(({ name, report: each }) => findOverall(each).map((text) => `${name}: ${text}`));
    return due === report.verdict ? own : [...own, overallEdited(report.verdict, due)];
  }
  const { rules, problems, verdict, incomplete } = report;
  const due = incomplete === true ? 'inconclusive' : verdictOf(rules, problems);
  return due === verdict ? [] : [overallEdited(verdict, due)];
}

function overallEdited(verdict: AnyReport['verdict'], due: AnyReport['verdict']): string {
  return `The verdict on the run was edited: report.json says ${verdictWords[verdict].toLowerCase()}, its rules say ${due}.`;
}
