import type { Finding, Outcome, Verdict } from '../../reports/contract/index.ts';
import { operation } from '../../schemas/operations.ts';
import { type PermissionCode, permissionCodes } from '../../schemas/permissions.ts';
import type { RecordedExchange } from '../core/archive.ts';
import type { ConsentFacts } from '../core/consent-facts.ts';
import { Evidence } from '../core/evidence.ts';
import { judgeRule, nothingFor } from '../core/judge.ts';
import { kindOf } from '../core/look.ts';
import type { Rule, RuleContext } from '../core/rule.ts';
import type { ForeignArchive } from './foreign-archive.ts';

/**
 * What the permissions of the consent behind a token may have been. A recording does not tell: what a rule finds counts only
 * when it finds the same under every guess, so that no bank fails by a guess. All else about the consent is unknown.
 */
const guesses: readonly ConsentFacts[] = [
  guess('detail', (code) => !/PAN$|Basic$/.test(code)),
  guess('basic', (code) => !/PAN$|Detail$/.test(code)),
  guess('credits', (code) => !/Debits$/.test(code)),
  guess('debits', (code) => !/Credits$|PAN$/.test(code)),
  guess('other-psu', () => true),
];

function guess(key: ConsentFacts['key'], has: (code: PermissionCode) => boolean): ConsentFacts {
  return { key, permissions: permissionCodes.filter(has), given: true, authorised: true };
}

const unsure =
  'What the recording shows can be judged only by what the consent behind the token permits, and a recording does not tell that.';

/** The verdicts of rules on a recording, each session for itself: nothing is compared across tokens or times. */
export function judgeRecording(
  rules: readonly Rule[],
  { sessions }: Pick<ForeignArchive, 'sessions'>,
  context: RuleContext,
): readonly Verdict[] {
  const evidence = sessions.map((exchanges) =>
    guesses.map((consent) => new Evidence(archiveUnder(exchanges, consent))),
  );
  return rules.map((rule) =>
    acrossSessions(
      evidence.map((alternatives) =>
        acrossGuesses(
          rule,
          alternatives.map((each) => judgeUnder(rule, each, context)),
        ),
      ),
    ),
  );
}

/** A verdict under one guess. What a rule asked for in vain, no line of a target file could tell of a recording. */
function judgeUnder(rule: Rule, evidence: Evidence, context: RuleContext): Verdict {
  const verdict = judgeRule(rule, evidence, context);
  if (verdict.outcome !== 'not-exercised' || evidence.unknown.size === 0) return verdict;
  const { lacks: _, ...rest } = verdict;
  return { ...rest, reason: unsure };
}

function archiveUnder(exchanges: readonly RecordedExchange[], consent: ConsentFacts) {
  return {
    exchanges: exchanges.map((exchange): RecordedExchange => {
      const { about } = exchange;
      const isData = about.operation !== undefined && operation(about.operation).grant === 'authorization_code';
      return isData ? { ...exchange, about: { ...about, consent: consent.key } } : exchange;
    }),
    consents: [consent],
    ...{ gaps: [], tokens: [], authorisations: [] },
  };
}

/** One verdict on one session: what all guesses agree on. */
function acrossGuesses(rule: Rule, verdicts: readonly Verdict[]): Verdict {
  const [first] = verdicts;
  if (first === undefined) throw new TypeError('there is at least one guess');
  const outcomes = new Set(verdicts.map(({ outcome }) => outcome));
  if (outcomes.has('error')) return verdicts.find(({ outcome }) => outcome === 'error') ?? first;
  if (outcomes.size === 1 && first.outcome !== 'fail' && first.outcome !== 'warn') return first;
  const sawNothing = verdicts.every(({ outcome, reason }) => isOfNothing(outcome) && reason !== unsure);
  if (sawNothing) {
    // What a guess lacks is no reason.
    const { lacks: _, ...rest } = first;
    return { ...rest, outcome: 'not-exercised', reason: nothingFor(rule) };
  }
  if ([...outcomes].every((outcome) => outcome === 'fail' || outcome === 'warn')) {
    const findings = first.findings.filter((finding) => verdicts.every((each) => each.findings.some(isLike(finding))));
    const outcome = outcomes.size === 1 ? first.outcome : 'warn';
    if (findings.length > 0) return { ...first, outcome, findings };
  }
  return { ...first, outcome: 'not-exercised', checked: 0, findings: [], reason: unsure };
}

function isOfNothing(outcome: Outcome): boolean {
  return outcome === 'not-applicable' || outcome === 'not-exercised';
}

function isLike({ message, exchange, pointer }: Finding) {
  return (other: Finding): boolean =>
    other.exchange === exchange && other.pointer === pointer && other.message === message;
}

const gravest: readonly Outcome[] = ['error', 'fail', 'warn', 'pass', 'not-exercised'];

/** One verdict on all sessions: the gravest, with the findings of every session that has that outcome. */
function acrossSessions(verdicts: readonly Verdict[]): Verdict {
  const outcome = gravest.find((each) => verdicts.some((verdict) => verdict.outcome === each));
  const deciding = verdicts.filter((verdict) => verdict.outcome === (outcome ?? 'not-applicable'));
  const [first] = deciding;
  if (first === undefined) throw new TypeError('a recording has at least one session');
  const checked = verdicts.reduce((sum, verdict) => sum + verdict.checked, 0);
  // The reason that says most is that of a session in which something was seen and could not be judged.
  const { reason } = deciding.find((verdict) => verdict.reason === unsure) ?? first;
  return {
    ...first,
    checked: outcome === 'not-exercised' ? 0 : checked,
    findings: together(deciding.flatMap(({ findings }) => findings)),
    ...(reason === undefined ? {} : { reason }),
  };
}

/** The same departure in several sessions is one finding, as long as it is of one kind. */
function together(findings: readonly Finding[]): readonly Finding[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const [problem = '', got] = finding.message.split('; got ');
    const key = `${problem}\n${kindOf(got)}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined || others.length === 0) return first ?? [];
    const count = others.reduce((sum, each) => sum + (each.count ?? 1), first.count ?? 1);
    const places = [
      ...(first.examples ?? []),
      ...others.map(({ pointer, exchange }) => ({ ...(pointer === undefined ? {} : { pointer }), exchange })),
    ];
    return { ...first, count, examples: places.slice(0, 2) };
  });
}
