import assert from 'node:assert/strict';
import { callMasking } from '../../reports/mask-calls.ts';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { latestRelease } from '../../schemas/releases.ts';
import type { Journal } from '../../stub/journal/journal.ts';
import type { JournalEntry } from '../../stub/journal/journal-entry.ts';
import type { Masking } from '../../stub/journal/recorded-call.ts';
import type { Refusal } from '../../stub/journal/refusal-in-words.ts';
import { foreignArchive } from '../../suites/archive/foreign-archive.ts';
import { judgeRecording } from '../../suites/archive/judge-recording.ts';
import { harOf } from '../../suites/archive/read-har.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import type { ScenarioName } from '../../suites/core/probes.ts';
import { claimsOf } from '../../suites/core/rule.ts';
import { judgeBank } from './bank-run.ts';

const masks = callMasking({ name: 'aisp-conformance', version: '0' });

/** Hides what reports hide. */
export const masking: Masking = {
  mask: async (calls) => masks.mask(calls),
  har: async (calls) => masks.har(calls),
};

/** The journal that a bank of the full profile kept of some scenarios, or of all; and the tokens that the calls carried. */
export async function journalledRun(scenarios?: readonly ScenarioName[]) {
  let kept: Journal | undefined;
  const { archive } = await judgeBank([], {
    profile: fullProfile,
    journal: { masking, calls: 5000 },
    judging: () => [],
    target: (usual, { control }) => {
      kept = control.journal;
      return usual;
    },
    ...(scenarios === undefined ? {} : { scenarios }),
  });
  assert.ok(kept);
  const tokens = archive.exchanges.flatMap(({ request }) =>
    request.headers.flatMap(([name, value]) =>
      name.toLowerCase() === 'authorization' ? [value.split(' ').at(-1) ?? ''] : [],
    ),
  );
  return { journal: kept, entries: await kept.entries({ limit: 5000 }), tokens: new Set(tokens) };
}

/** The refusals of some entries, each with its entry. */
export function refusalsOf(entries: readonly JournalEntry[]): readonly (Refusal & { readonly entry: JournalEntry })[] {
  return entries.flatMap((entry) => entry.refusals.map((refusal) => ({ ...refusal, entry })));
}

/** The verdicts on an archive of a journal, as `aisp judge` comes to them. */
export async function judgedHar(har: unknown) {
  const catalogue = await loadRules();
  const recording = foreignArchive(harOf(har, 'journal.har'), 'journal.har', fullProfile.operations, {
    release: latestRelease,
  });
  return judgeRecording(catalogue, recording, {
    ...{ profile: fullProfile, release: latestRelease, baseUrl: recording.baseUrl, now: recording.startedAt },
    claims: claimsOf(catalogue, latestRelease),
  });
}

/** What is wrong with the explanations of some entries: each refusal says what it follows from, and what would have been accepted. */
export function explanationProblems(entries: readonly JournalEntry[]): readonly string[] {
  const silent = entries.filter(({ refused, refusals }) => refused !== refusals.length > 0);
  return [
    ...silent.map(({ method, path, status }) => `${method} ${path} ${status} has no reason`),
    ...refusalsOf(entries).flatMap(({ follows, accepted, message, entry: { path } }) => [
      ...(follows.length > 0 && follows.every(({ clause }) => clause !== undefined)
        ? []
        : [`${path}: ${message} follows from nothing`]),
      ...(accepted.length > 20 && accepted !== message && accepted.endsWith('.')
        ? []
        : [`${path}: ${message} has no cure: ${accepted}`]),
      ...(/undefined|\[object|\bnull\b/.test(accepted) ? [`${path}: ${accepted}`] : []),
    ]),
  ];
}
