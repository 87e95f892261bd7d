import { operation } from '../../schemas/operations.ts';
import { type PermissionCode, permissionCodes } from '../../schemas/permissions.ts';
import type { Archive, Purpose, RecordedExchange } from '../core/archive.ts';
import { asFound } from '../core/as-found.ts';
import { noteConsentAsked } from '../core/consent-asked.ts';
import type { ConsentFacts } from '../core/consent-facts.ts';
import { Evidence } from '../core/evidence.ts';
import { type Ahead, lookedAhead } from '../core/look-ahead.ts';
import { premisesOf } from '../core/premises.ts';
import type { Rule, RuleContext } from '../core/rule.ts';

type Guess = Required<Pick<ConsentFacts, 'key' | 'permissions'>>;

/**
 * What the permissions of the consent behind a token may have been. A recording does not tell: what a rule finds counts only
 * when it finds the same under every guess, so that no bank fails by a guess. All else about the consent is unknown.
 */
const guesses = [
  guess('detail', (code) => !/PAN$|Basic$/.test(code)),
  guess('basic', (code) => !/PAN$|Detail$/.test(code)),
  guess('credits', (code) => !/Debits$/.test(code)),
  guess('debits', (code) => !/Credits$|PAN$/.test(code)),
  guess('other-psu', () => true),
];

function guess(key: ConsentFacts['key'], has: (code: PermissionCode) => boolean): Guess {
  return { key, permissions: permissionCodes.filter(has) };
}

/** A session under one guess, and what a look ahead at it found. */
export interface Alternative {
  readonly evidence: Evidence;
  readonly ahead: Ahead;
}

/** The calls of one token, under the first guess and, made when they are asked for, the others. */
export interface GuessedSession {
  readonly first: Alternative;
  readonly others: () => readonly Alternative[];
  /** True where what holds for every rule differs from guess to guess: then no rule can do with the first. */
  readonly differs: boolean;
}

/** A session of a recording under every guess. `stretch` is how much is looked ahead at a time, as for `lookAhead`. */
export function guessedSession(
  rules: readonly Rule[],
  exchanges: readonly RecordedExchange[],
  context: RuleContext,
  stretch?: number,
): GuessedSession {
  const archives = guesses.map((each) => archiveUnder(exchanges, each));
  const evidence = archives.map((archive) => new Evidence(archive, premisesOf(archive)));
  const [first, ...others] = evidence;
  if (first === undefined) throw new TypeError('there is at least one guess');
  const ahead = lookedAhead(rules, first, context, stretch);
  // What was gone through to its end without a question is the same under every guess.
  const open = rules.filter((rule) => ahead.get(rule)?.asked !== false);
  let alternatives: readonly Alternative[] | undefined;
  return {
    first: { evidence: first, ahead },
    others() {
      alternatives ??= others.map((each) => ({
        evidence: each,
        ahead: lookedAhead(open, each, context, stretch),
      }));
      return alternatives;
    },
    differs: !isSettled(evidence, context),
  };
}

/** True where all guesses agree on what holds for every rule: which answers prove nothing, and which operations there are. */
function isSettled(evidence: readonly Evidence[], { profile }: RuleContext): boolean {
  const premises = new Set(evidence.map((each) => JSON.stringify([...each.premises])));
  return premises.size === 1 && evidence.every((each) => asFound(profile, each).evidence === each);
}

function archiveUnder(exchanges: readonly RecordedExchange[], { key, permissions }: Guess): Archive {
  const asked = <T>(value: T): T => {
    noteConsentAsked();
    return value;
  };
  const consent: ConsentFacts = {
    get key() {
      return asked(key);
    },
    get permissions() {
      return asked(permissions);
    },
    given: true,
    authorised: true,
  };
  const under = (about: Purpose): Purpose => ({
    ...about,
    get consent() {
      return asked(key);
    },
  });
  return {
    exchanges: exchanges.map((exchange) => {
      const { about } = exchange;
      const isData = about.operation !== undefined && operation(about.operation).grant === 'authorization_code';
      return isData ? { ...exchange, about: under(about) } : exchange;
    }),
    consents: [consent],
    ...{ gaps: [], tokens: [], authorisations: [] },
  };
}
