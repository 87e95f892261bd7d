import { buildReport } from '../../reports/build-report.ts';
import { maskedAlready, redaction } from '../../reports/redact/redact.ts';
import { documentOf } from '../../schemas/documents.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { profileIn } from '../../schemas/profiles/profile-in.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { type Release, versionOf } from '../../schemas/releases.ts';
import { groupsOf } from '../../schemas/statements/groups.ts';
import { foreignArchive } from '../../suites/archive/foreign-archive.ts';
import { judgeRecording } from '../../suites/archive/judge-recording.ts';
import { isOwn } from '../../suites/archive/own-archive.ts';
import { type OwnEvidence, ownEvidence } from '../../suites/archive/own-evidence.ts';
import type { HarLog } from '../../suites/archive/read-har.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { maskedContext } from '../../suites/core/masked.ts';
import { promiseGroups } from '../../suites/core/promise-groups.ts';
import { claimsOf } from '../../suites/core/rule.ts';
import { rulesFor, selectRules } from '../../suites/run/select-rules.ts';
import { shownVerdicts } from '../../suites/run/shown-verdict.ts';
import { interfacePlace } from '../../suites/target/base-path.ts';
import { AispError } from '../public/aisp-error.ts';
import type { Judgement } from '../public/judgement.ts';
import { requireRelease } from '../require-release.ts';
import { toolVersion } from '../version.ts';
import { checkSelection } from './check-selection.ts';
import { maskArchive, maskExchanges } from './mask-archive.ts';

/** On what terms an archive is judged. */
export interface JudgingTerms {
  readonly profile?: BankProfile;
  readonly release?: Release;
  /** Globs over rule ids; all rules when empty. */
  readonly only: readonly string[];
  /** Where the calls of a recording from elsewhere are; empty for the root. */
  readonly basePath?: string;
}

const tool = () => ({ name: 'aisp-conformance', version: toolVersion() });

/** Judges recorded evidence; `name` is what to call it by. Calls nobody. Throws an AispError or a ConfigurationError. */
export async function judgeArchive(har: HarLog, name: string, terms: JudgingTerms): Promise<Judgement> {
  return isOwn(har) ? await ofRun(har, name, terms) : await ofRecording(har, name, terms);
}

async function ofRun(
  har: HarLog,
  name: string,
  { basePath, profile, release, only }: JudgingTerms,
): Promise<Judgement> {
  if (basePath !== undefined) {
    const what = 'The archive of a run keeps the base path of the run.';
    throw new AispError('BAD_ARCHIVE', what, 'Leave the base path out.');
  }
  const own = ownEvidence(har, name);
  const judged = { release: requireRelease(release ?? own.record.target.release), beside: own.record.target.beside };
  requireItsVersion(judged.release, own.record.target);
  const catalogue = await loadRules();
  checkSelection(catalogue, only, judged);
  const terms = { ...(profile === undefined ? {} : { profile }), ...(release === undefined ? {} : { release }) };
  const isMasked = own.evidence === 'masked';
  const hiding = isMasked ? maskedAlready : redaction(own.record.exchanges);
  const shown = isMasked ? own : ownEvidence(har, name, (archive) => maskArchive(archive, hiding));
  const masked = shown.judge(catalogue, { only, ...terms });
  const verdicts = isMasked ? masked : shownVerdicts(own.judge(catalogue, { only, ...terms }), masked);
  const official = shown.official(catalogue, terms);
  const target = {
    ...own.record.target,
    ...(profile === undefined ? {} : { profile: profile.name }),
    ...(release === undefined ? {} : { release, document: documentOf(release) }),
  };
  const record = {
    ...own.record,
    ...{ tool: tool(), target, official },
    ...(profile === undefined ? {} : { promiseGroups: promiseGroups(profile) }),
  };
  return { report: buildReport(record, verdicts, own.durationMs, hiding), leftOut: {} };
}

/** A run asked one version at its path: what it got says nothing of another. At a path of its own a bank may have either. */
function requireItsVersion(release: Release, { release: asked, basePath }: OwnEvidence['record']['target']): void {
  const [wanted, version] = [versionOf(release), versionOf(requireRelease(asked))];
  if (wanted === version || basePath !== undefined) return;
  throw new AispError(
    'BAD_ARCHIVE',
    `The evidence is of ${asked}, asked at the path of version ${version}: it cannot be judged by ${release}.`,
    `Name a release of version ${version}, or the evidence of a run of ${release}; where one run judged both, each has a folder in targets/.`,
  );
}

async function ofRecording(har: HarLog, name: string, terms: JudgingTerms): Promise<Judgement> {
  const release = terms.release ?? requireRelease(undefined);
  const declared = terms.profile ?? serviceProfile;
  const profile = profileIn(release, declared);
  const catalogue = await loadRules();
  checkSelection(catalogue, terms.only, { release });
  // A path in front of the standard's own is a part of the base URL, and that is told by the recording itself.
  const { basePath } = interfacePlace('', release, terms.basePath);
  const recording = foreignArchive(har, name, profile.operations, {
    release,
    ...(basePath === undefined ? {} : { basePath }),
  });
  const { baseUrl, startedAt, exchanges, durationMs, leftOut } = recording;
  const place = { baseUrl, ...(basePath === undefined ? {} : { basePath }) };
  const context = { profile, release, ...place, now: startedAt, claims: claimsOf(catalogue, release) };
  const rules = selectRules(rulesFor(catalogue, { release }), terms.only);
  const hiding = redaction(exchanges);
  const masked = { sessions: recording.sessions.map((session) => maskExchanges(session, hiding)) };
  const report = buildReport(
    {
      tool: tool(),
      target: { ...place, release, document: documentOf(release), profile: declared.name },
      ...{ startedAt, exchanges, requests: exchanges.length, groups: groupsOf(versionOf(release)) },
      promiseGroups: promiseGroups(declared),
    },
    shownVerdicts(
      judgeRecording(rules, recording, context),
      judgeRecording(rules, masked, maskedContext(context, hiding)),
    ),
    durationMs,
    hiding,
  );
  return { report, leftOut };
}
