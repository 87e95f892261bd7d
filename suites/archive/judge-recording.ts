import type { Finding, Outcome, Verdict } from '../../reports/contract/index.ts';
import { watched } from '../core/consent-asked.ts';
import { judgeLooks, nothingFor } from '../core/judge.ts';
import { kindOf } from '../core/look.ts';
import type { Rule, RuleContext } from '../core/rule.ts';
import type { ForeignArchive } from './foreign-archive.ts';
import { type Alternative, type GuessedSession, guessedSession } from './guessed-session.ts';

const unsure =
  'What the recording shows can be judged only by what the consent behind the token permits, and a recording does not tell that.';

/** A rule that found nothing to look at: why is told on demand, for that costs more than to find it out. */
interface Nothing {
  readonly why: () => Verdict;
  /** True where the rule asked for something that nobody told. */
  readonly untold: boolean;
}

type Said = Verdict | Nothing;

function isNothing(said: Said): said is Nothing {
  return 'why' in said;
}

function isSeen(said: Said): said is Verdict {
  return !isNothing(said);
}

/**
 * The verdicts of rules on a recording, each session for itself: nothing is compared across tokens or times. `stretch` is how much is
 * looked ahead at a time, as for `lookAhead`. `every` has each rule judged under each guess, whether or not it asks for what is guessed:
 * the verdicts are the same.
 */
export function judgeRecording(
  rules: readonly Rule[],
  { sessions }: Pick<ForeignArchive, 'sessions'>,
  context: RuleContext,
  { stretch, every = false }: { readonly stretch?: number; readonly every?: boolean } = {},
): readonly Verdict[] {
  const guessed = sessions.map((exchanges) => guessedSession(rules, exchanges, context, stretch));
  return rules.map((rule) => acrossSessions(guessed.map((session) => judgeSession(rule, session, context, every))));
}

/** One verdict on one session: that under the first guess where the rule does not ask for what is guessed, nor why it found nothing. */
function judgeSession(
  rule: Rule,
  { first, others, differs }: GuessedSession,
  context: RuleContext,
  every: boolean,
): Said {
  const { answer: said, asked } = watched(() => judgeUnder(rule, first, context));
  const all = () => acrossGuesses(rule, [said, ...others().map((each) => judgeUnder(rule, each, context))], context);
  if (asked || differs || every) return all();
  if (!isNothing(said)) return said;
  const why = (): Verdict => {
    const { answer: verdict, asked: byGuess } = watched(said.why);
    return byGuess ? explained(all()) : verdict;
  };
  return { why, untold: said.untold };
}

/** A verdict under one guess. Where a rule found nothing, no line of a target file would help: a recording has the calls that it has. */
function judgeUnder(rule: Rule, { evidence, ahead }: Alternative, context: RuleContext): Said {
  const said = judgeLooks(rule, evidence, context, undefined, ahead);
  if (typeof said !== 'function') return said;
  const untold = evidence.unknown.size > 0;
  const why = (): Verdict => {
    const verdict = said();
    if (verdict.outcome !== 'not-exercised') return verdict;
    const { lacks, toldBy: _, ...rest } = verdict;
    if (untold) return { ...rest, reason: unsure };
    return lacks === undefined ? verdict : { ...rest, reason: nothingFor(rule, context.release, evidence) };
  };
  return { why, untold };
}

/** One verdict on one session: what all guesses agree on. */
function acrossGuesses(rule: Rule, said: readonly Said[], context: RuleContext): Said {
  const seen = said.filter(isSeen);
  if (seen.length === 0) {
    return {
      why: () => nothingUnder(said.map(explained), nothingFor(rule, context.release)),
      untold: said.some((each) => isNothing(each) && each.untold),
    };
  }
  const [first] = seen;
  if (first === undefined) throw new TypeError('there is at least one guess');
  const error = seen.find(({ outcome }) => outcome === 'error');
  if (error !== undefined) return error;
  const outcomes = new Set(seen.map(({ outcome }) => outcome));
  if (seen.length === said.length) {
    if (outcomes.size === 1 && first.outcome !== 'fail' && first.outcome !== 'warn') return first;
    if ([...outcomes].every((outcome) => outcome === 'fail' || outcome === 'warn')) {
      const findings = first.findings.filter((finding) => seen.every((each) => each.findings.some(isLike(finding))));
      const outcome = outcomes.size === 1 ? first.outcome : 'warn';
      if (findings.length > 0) return { ...first, outcome, findings };
    }
  }
  return { ...first, outcome: 'not-exercised', checked: 0, findings: [], reason: unsure };
}

/** Why a rule found nothing in a session, under whichever guess. */
function nothingUnder(verdicts: readonly Verdict[], lookedForNothing: string): Verdict {
  const [first] = verdicts;
  if (first === undefined) throw new TypeError('there is at least one guess');
  const error = verdicts.find(({ outcome }) => outcome === 'error');
  if (error !== undefined) return error;
  if (verdicts.every(({ outcome }) => outcome === first.outcome)) return first;
  // What a guess lacks is no reason.
  const { lacks: _, toldBy: __, ...rest } = first;
  const isUnsure = verdicts.some(({ reason }) => reason === unsure);
  return { ...rest, outcome: 'not-exercised', reason: isUnsure ? unsure : lookedForNothing };
}

function explained(said: Said): Verdict {
  return isNothing(said) ? said.why() : said;
}

function isLike({ message, exchange, pointer }: Finding) {
  return (other: Finding): boolean =>
    other.exchange === exchange && other.pointer === pointer && other.message === message;
}

const gravest: readonly Outcome[] = ['error', 'fail', 'warn', 'pass', 'not-exercised'];

/** One verdict on all sessions: the gravest, with the findings of every session that has that outcome. */
function acrossSessions(said: readonly Said[]): Verdict {
  const seen = said.filter(isSeen);
  const outcome = gravest.find((each) => seen.some((verdict) => verdict.outcome === each));
  const deciding = seen.filter((verdict) => verdict.outcome === (outcome ?? 'not-applicable'));
  const [first] = deciding;
  if (first === undefined || outcome === undefined) return acrossReasons(said);
  if (outcome === 'not-exercised') return first;
  return {
    ...first,
    checked: seen.reduce((sum, verdict) => sum + verdict.checked, 0),
    findings: together(deciding.flatMap(({ findings }) => findings)),
  };
}

/** Where no session shows anything: what was seen and could not be judged says most, then what the first session lacks. */
function acrossReasons(said: readonly Said[]): Verdict {
  let lacking: Verdict | undefined;
  let first: Verdict | undefined;
  for (const each of said) {
    if (lacking !== undefined && isNothing(each) && !each.untold) continue;
    const verdict = explained(each);
    if (verdict.reason === unsure || verdict.outcome === 'error') return verdict;
    first ??= verdict;
    if (verdict.outcome === 'not-exercised') lacking ??= verdict;
  }
  const found = lacking ?? first;
  if (found === undefined) throw new TypeError('a recording has at least one session');
  return found;
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
