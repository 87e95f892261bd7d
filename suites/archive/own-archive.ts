import { type ArchiveFacts, archiveFormat, type RunRecord } from '../../reports/contract/index.ts';
import { profileIn } from '../../schemas/profiles/profile-in.ts';
import { isRelease, versionOf } from '../../schemas/releases.ts';
import { groupsOf } from '../../schemas/statements/groups.ts';
import type { Archive, RecordedExchange } from '../core/archive.ts';
import { at, isObject, textAt } from '../core/json.ts';
import { type ScenarioName, scenarioNames } from '../core/probes.ts';
import { promiseGroups } from '../core/promise-groups.ts';
import type { RuleContext } from '../core/rule.ts';
import { isProfile } from '../validation/is-profile.ts';
import { archiveError } from './archive-error.ts';
import { consentOfEarlierFormat } from './earlier-format.ts';
import { harExchange } from './har-exchange.ts';
import type { DeclaredFacts, GatheredFacts } from './judging-facts.ts';
import type { HarLog } from './read-har.ts';
import { reportedConsents } from './reported-consents.ts';
import { sampleFacts } from './sample-facts.ts';

/** An archive that a run wrote: all that its verdicts came from. */
export interface OwnArchive {
  readonly archive: Archive;
  readonly record: RunRecord;
  readonly declared: DeclaredFacts;
  /** What the rules knew besides the evidence; the claims come from the catalogue. */
  readonly context: Omit<RuleContext, 'claims'>;
  readonly evidence: ArchiveFacts['evidence'];
  /** Ids of the rules that the run judged, where it was a shard. */
  readonly rules?: readonly string[];
  readonly durationMs: number;
}

/** True for an archive that a run of this tool wrote. */
export function isOwn({ log }: HarLog): boolean {
  return isObject(log._aisp) && typeof log._aisp.format === 'string';
}

/** Reads back what a run wrote. Throws a ConfigurationError for an archive of a later format, or one that was changed. */
export function ownArchive(har: HarLog, file: string): OwnArchive {
  const facts = checkedFacts(har, file);
  const { declared, gathered } = facts;
  const exchanges = har.entries.map((entry, index) => exchangeOf(entry, index, file));
  const { baseUrl, basePath, ...rest } = gathered;
  const { shard, problems, incomplete, target, startedAt, requests } = facts;
  return {
    archive: {
      ...rest,
      consents: facts.format === '1.0' ? rest.consents.map(consentOfEarlierFormat) : rest.consents,
      exchanges,
    },
    record: {
      tool: { name: textAt(har.log, 'creator', 'name') ?? '', version: textAt(har.log, 'creator', 'version') ?? '' },
      ...{
        target,
        startedAt,
        requests,
        exchanges,
        groups: groupsOf(versionOf(declared.release), declared.beside !== undefined),
      },
      promiseGroups: promiseGroups(declared.profile),
      ...(declared.sampling === undefined ? {} : { sample: sampleFacts({ exchanges }, declared.sampling) }),
      consents: reportedConsents({ ...rest, exchanges }),
      ...(shard === undefined ? {} : { shard }),
      ...(problems === undefined ? {} : { problems }),
      ...(incomplete === undefined ? {} : { incomplete }),
    },
    declared,
    context: {
      profile: profileIn(declared.release, declared.profile),
      release: declared.release,
      ...(declared.beside === undefined ? {} : { beside: declared.beside }),
      baseUrl,
      ...(basePath === undefined ? {} : { basePath }),
      now: startedAt,
    },
    evidence: facts.evidence,
    ...(facts.rules === undefined ? {} : { rules: facts.rules }),
    durationMs: facts.durationMs,
  };
}

type CheckedFacts = ArchiveFacts & { readonly declared: DeclaredFacts; readonly gathered: GatheredFacts };

function checkedFacts({ log }: HarLog, file: string): CheckedFacts {
  const facts = log._aisp;
  const format = textAt(facts, 'format') ?? '';
  if (format.split('.')[0] !== archiveFormat.split('.')[0]) {
    const message = `It is an archive of format ${format}; this version reads ${archiveFormat}.`;
    throw archiveError(file, message, 'Judge it with the version of aisp that wrote it.');
  }
  const release = textAt(facts, 'declared', 'release') ?? '';
  const lists = [
    ...(['only', 'waivers'] as const).map((name) => at(facts, 'declared', name)),
    ...(['consents', 'gaps', 'tokens', 'authorisations'] as const).map((name) => at(facts, 'gathered', name)),
  ];
  const texts = [textAt(facts, 'gathered', 'baseUrl'), textAt(facts, 'startedAt'), textAt(facts, 'target', 'profile')];
  const rules = at(facts, 'rules');
  const basePath = at(facts, 'gathered', 'basePath');
  const isPath = basePath === undefined || typeof basePath === 'string';
  const beside = at(facts, 'declared', 'beside');
  const isFace = beside === undefined || isRelease(textAt(beside, 'release') ?? '');
  const isWhole = lists.every(Array.isArray) && (rules === undefined || Array.isArray(rules));
  const whole =
    isRelease(release) &&
    isProfile(at(facts, 'declared', 'profile')) &&
    isPath &&
    isFace &&
    isWhole &&
    !texts.includes(undefined);
  if (!whole) throw changed(file, 'The facts of the run, log._aisp, are not as a run writes them.');
  return facts as unknown as CheckedFacts;
}

function exchangeOf(entry: unknown, index: number, file: string): RecordedExchange {
  const read = harExchange(entry);
  const facts = at(entry, '_aisp');
  const id = textAt(facts, 'id');
  const scenario = textAt(facts, 'scenario');
  const about = at(facts, 'about');
  if (read === undefined || id === undefined || !isScenario(scenario) || textAt(about, 'probe') === undefined) {
    throw changed(file, `Entry ${index + 1} of log.entries is not as a run writes it.`);
  }
  const { request, response, startedAt, durationMs } = read;
  const failure = at(facts, 'failure');
  return {
    ...{ id, scenario, purpose: textAt(facts, 'purpose') ?? '', request, startedAt, durationMs },
    about: about as RecordedExchange['about'],
    ...(response === undefined ? {} : { response }),
    ...(isObject(failure)
      ? { failure: { code: textAt(failure, 'code') ?? '', message: textAt(failure, 'message') ?? '' } }
      : {}),
  };
}

function isScenario(name: string | undefined): name is ScenarioName {
  return scenarioNames.some((known) => known === name);
}

export function changed(file: string, message: string) {
  return archiveError(file, `${message} The file was changed or cut.`, 'Take the archive as the run wrote it.');
}
