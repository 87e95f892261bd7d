import type { Verdict } from '../../reports/contract/index.ts';
import { renderArchive } from '../../reports/render-archive.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { foreignArchive } from '../../suites/archive/foreign-archive.ts';
import { judgeOwn } from '../../suites/archive/judge-own.ts';
import { judgeRecording } from '../../suites/archive/judge-recording.ts';
import { judgingFacts } from '../../suites/archive/judging-facts.ts';
import { ownArchive } from '../../suites/archive/own-archive.ts';
import type { HarLog } from '../../suites/archive/read-har.ts';
import { at, isObject, type JsonObject } from '../../suites/core/json.ts';
import type { Rule } from '../../suites/core/rule.ts';
import { rulesFor } from '../../suites/run/select-rules.ts';
import type { Waiver } from '../../suites/target/target.ts';
import type { BankRun } from './bank-run.ts';

const key = Buffer.alloc(32, 7);

/** The archive that a run writes, as text. */
export function archiveText(
  { archive, context }: BankRun,
  profile: BankProfile,
  { evidence = 'masked', waivers = [] }: { evidence?: 'masked' | 'full'; waivers?: readonly Waiver[] } = {},
): string {
  const { release, baseUrl, basePath, now } = context;
  const place = { baseUrl, ...(basePath === undefined ? {} : { basePath }) };
  const judging = judgingFacts({ target: { ...place, release, profile, waivers, ...unused }, only: [] }, archive);
  const record = {
    tool: { name: 'aisp-conformance', version: '0.1.0' },
    target: { baseUrl, release, profile: profile.name },
    startedAt: now,
    exchanges: archive.exchanges,
    requests: archive.exchanges.length,
    judging,
  };
  return renderArchive(record, { evidence, key, durationMs: 1000 })['evidence.har'] ?? '';
}

const unused = { tokens: { kind: 'ready-made', tokens: [] }, limits: { calls: 1, timeoutMs: 1 } } as const;

/** An archive as `readHar` reads it. */
export function asLog(text: string): HarLog {
  const log = at(JSON.parse(text), 'log');
  const entries = at(log, 'entries');
  if (!isObject(log) || !Array.isArray(entries)) throw new TypeError('the archive has no entries');
  return { log, entries };
}

/** The verdicts of a run from its own archive, written and read again. */
export function judgedAgain(catalogue: readonly Rule[], text: string): readonly Verdict[] {
  return judgeOwn(catalogue, ownArchive(asLog(text), 'evidence.har'));
}

/** The same calls as somebody else's recorder would show them: without our members, with or without the tokens. */
export function asRecordedElsewhere(text: string, tokens: 'shown' | 'removed' = 'shown'): HarLog {
  const { entries } = asLog(text);
  return {
    log: { version: '1.2', creator: { name: 'some proxy', version: '1' } },
    // What our recorder keeps out of the record another would show.
    entries: entries
      .filter((entry: unknown) => !isWithheld(entry))
      .map((entry: unknown) => {
        const { _aisp, request, ...rest } = entry as JsonObject & { readonly request: JsonObject };
        const headers = (request.headers as readonly { readonly name: string }[]).filter(
          ({ name }) => tokens === 'shown' || name !== 'authorization',
        );
        return { ...rest, request: { ...request, headers } };
      }),
  };
}

/** The verdicts on a recording from elsewhere; with `every`, each rule judged under every guess of the consent. */
export function judgedAsRecording(
  catalogue: readonly Rule[],
  har: HarLog,
  context: BankRun['context'],
  every = false,
): readonly Verdict[] {
  const recording = foreignArchive(har, 'recording.har', context.profile.operations, context);
  return judgeRecording(rulesFor(catalogue, context), recording, context, { every });
}

/** What must be the same of two verdicts; of messages only the words, for masks stand in them. */
export function essence({ id, outcome, checked, reason, findings }: Verdict): object {
  return {
    id,
    outcome,
    checked,
    reason,
    findings: findings.map(({ message, ...place }) => ({ ...place, words: message.split('; got ')[0] })),
  };
}

function isWithheld(entry: unknown): boolean {
  return at(entry, 'response', 'content', 'text') === '(withheld: credentials)';
}
