import type { OperationId } from '../../schemas/operations.ts';
import type { Gap } from './archive.ts';
import { type ConsentFacts, type UnknownFact, unknownFact } from './consent-facts.ts';
import { emptyList, holdsNothing, isDeclared } from './empty-lists.ts';
import { type Evidence, succeeded } from './evidence.ts';
import { hasRecords } from './has-records.ts';
import { fullestFor, lackingFor } from './opened-by.ts';
import type { Withheld } from './premises.ts';
import type { ConsentKey } from './probes.ts';
import { refusedFor } from './refused-codes.ts';
import { toldOfFilters } from './refused-filters.ts';
import type { Rule, RuleContext } from './rule.ts';
import type { SupplyKey } from './supplies.ts';
import { asksForSome, operationsAsked } from './what-was-asked.ts';

/**
 * Why a rule had nothing to look at; with the consent, where it is that something was not told of one, and with the rule that tells
 * what is wrong at the bank.
 */
export type Cause = Omit<Gap, 'scenario'> & { readonly consent?: ConsentKey } & Pick<Withheld, 'toldBy'>;

/** What a rule was shown, and all that there was. */
interface Shown {
  readonly seen: Evidence;
  readonly whole: Evidence;
}

/**
 * The one cause for which a rule found nothing to look at. Where the rule asked for an operation by name, what is wrong with it at the
 * bank comes first, for no token cures that; where it asked for answers of any kind, what its own scenarios lack comes first. The
 * answer is a sentence where the bank may lawfully leave out what the rule is about, and nothing is known to have kept the run from
 * seeing it. Undefined where nothing is known to be missing.
 */
export function whyNothing(rule: Rule, { seen, whole }: Shown, context: RuleContext): Cause | string | undefined {
  const offered = context.profile.operations;
  const withheld = seen === whole ? undefined : withheldFrom(rule, whole, context);
  const named = withheld ?? firstOf([...seen.sought], whole, offered);
  if (named !== undefined) return ofBank(named);
  const own = rule.showsNothing?.(seen);
  if (own !== undefined) return { reason: own, supply: '' };
  const refused = filtersRefused(rule, whole);
  if (refused !== undefined) return ofBank(refused);
  const [untold] = seen.unknown.values();
  const asked = operationsAsked(rule, seen, offered);
  const gap = gapOf(rule, seen, asked);
  const mayBeLeftOut = rule.optional === true && hasRecords(seen, rule.owns?.families);
  // Where the bank may leave out what a rule is about, operations that the rule did not ask for kept it from nothing.
  const order = firstOf(mayBeLeftOut && untold === undefined ? asked : offered, whole, offered);
  // Where no token is taken, the one for the fullest view is missing first.
  if (order?.unknown !== undefined && gap !== undefined && !isOwn(rule, gap)) return ofBank(order);
  if (order !== undefined && (gap === undefined || isOfPsu(gap)) && (untold === undefined || isOfToken(untold))) {
    return ofBank(order);
  }
  if (mayBeLeftOut) {
    if (gap !== undefined && isOwn(rule, gap) && !isOfPsu(gap)) return gap;
    const unknown = untold ?? closedTo(asked, seen, true);
    if (unknown !== undefined) return unknownFact(unknown);
    const code = refusedFor(asked, rule.needs, whole);
    if (code !== undefined) return code;
    return order === undefined ? leftOut : ofBank(order);
  }
  const empty = emptyList(rule, seen);
  if (empty !== undefined) {
    return isDeclared(context.profile, empty)
      ? `The profile declares that the PSU holds nothing of this (${empty}).`
      : holdsNothing(empty);
  }
  // What its first scenario lacks comes before what nobody told: no word about the consents at hand makes up for a consent that is not there.
  if (untold !== undefined && gap?.scenario !== rule.scenarios[0]) {
    return order !== undefined && isOfToken(untold) ? ofBank(order) : unknownFact(untold);
  }
  const closed = gap === undefined ? closedTo(asked, seen, false) : undefined;
  return closed === undefined ? (gap ?? refusedFor(asked, rule.needs, whole)) : unknownFact(closed);
}

const leftOut = 'Nothing that the bank showed has what this rule is about, which the standard allows.';

/** The first of some offered operations that is out of order. */
function firstOf(
  ids: readonly OperationId[],
  { outOfOrder }: Evidence,
  offered: readonly OperationId[],
): Withheld | undefined {
  const id = ids.find((each) => outOfOrder.has(each) && offered.includes(each));
  return id === undefined ? undefined : outOfOrder.get(id);
}

/** True where it is in doubt whether a token stands, which a bank that is out of order may never have shown. */
function isOfToken({ fact }: UnknownFact): boolean {
  return fact === 'standing';
}

function ofBank({ because, unknown, toldBy }: Withheld): Cause {
  if (unknown !== undefined) return unknownFact(unknown);
  return { reason: because, supply: '', ...(toldBy === undefined ? {} : { toldBy }) };
}

/** Why the answers that the rule would have looked at prove nothing; undefined where there are none. */
function withheldFrom(rule: Rule, whole: Evidence, context: RuleContext): Withheld | undefined {
  for (const { place } of rule.judge(whole, context)) {
    const withheld = whole.premises.get(place.exchange.id);
    if (withheld !== undefined) return withheld;
  }
  return undefined;
}

/** Why the bank refused the filters that a rule is about, where it refuses all. */
function filtersRefused({ scenarios: [main] }: Rule, { archive, premises }: Evidence): Withheld | undefined {
  if (main !== 'filters' && main !== 'paging') return undefined;
  for (const { id, scenario } of archive.exchanges) {
    const withheld = scenario === main ? premises.get(id) : undefined;
    if (withheld?.toldBy === toldOfFilters) return withheld;
  }
  return undefined;
}

/** What could not be tried in the scenarios of a rule and concerns it: first what the rule says that it waits for. */
function gapOf(rule: Rule, seen: Evidence, asked: readonly OperationId[]): Gap | undefined {
  const { gaps, exchanges } = seen.archive;
  // A resource that could not be asked for kept nobody from an operation that answered for others, or from calls of any kind.
  const kept = ({ operation: id, scenario }: Gap) =>
    id === undefined ||
    (asked.includes(id) &&
      !exchanges.some((each) => each.about.operation === id && succeeded(each)) &&
      (asksForSome(rule, seen) || !exchanges.some((each) => each.scenario === scenario)));
  const own = rule.scenarios.flatMap((name) => gaps.filter((gap) => gap.scenario === name && kept(gap)));
  return (
    own.find(({ key }) => key !== undefined && rule.supplies?.includes(key)) ?? own.find((each) => concerns(rule, each))
  );
}

/** True for what is missing where a rule looks first, and for what it says that it waits for. */
function isOwn({ scenarios: [main], supplies = [] }: Rule, { scenario, key }: Gap): boolean {
  return scenario === main || (key !== undefined && supplies.includes(key));
}

/** A rule that says which things it waits for waits for no other of those that only some rules need. */
function concerns({ supplies: own }: Rule, { key }: Gap): boolean {
  return own === undefined || key === undefined || own.includes(key) || !isParticular(key);
}

function isParticular(key: SupplyKey): boolean {
  return /^(bankSide|psu|tls)\.|^tokens\.(parameters\.(?!approve)|secondClient|otherScope)|^AISP_TOKEN_|^AISP_OTHER/.test(
    key,
  );
}

/** True for what another customer may have: it is no more than a chance. */
function isOfPsu({ key }: Gap): boolean {
  return key?.startsWith('psu.') === true;
}

/**
 * Of what a rule asked for, what the tokens that were given do not open, or may not open. Where the bank may leave it out, only
 * the fullest token counts, and whether it opens all that there is; otherwise each token counts, and so do the accounts that
 * the PSU selected.
 */
function closedTo(
  asked: readonly OperationId[],
  { archive: { consents } }: Evidence,
  optional: boolean,
): UnknownFact | undefined {
  const given = consents.filter((facts) => facts.given && facts.authorised);
  const fullest = given.find(({ key }) => key === 'detail') ?? given[0];
  if (fullest === undefined) return undefined;
  const closed = closedUnder(fullest, asked);
  if (closed !== undefined || optional) return closed;
  const others = given.filter((facts) => facts !== fullest).flatMap((facts) => closedUnder(facts, asked, true) ?? []);
  return others[0] ?? selectionOf(fullest);
}

function closedUnder(
  { key: consent, permissions }: ConsentFacts,
  asked: readonly OperationId[],
  atAll = false,
): UnknownFact | undefined {
  for (const id of asked) {
    const needed = fullestFor(id);
    if (needed.length === 0) continue;
    if (permissions === undefined) return { consent, fact: 'permissions' };
    const code = atAll ? undefined : needed.find((each) => !permissions.includes(each));
    const codes = lackingFor(id, permissions) ?? (code === undefined ? undefined : [code]);
    if (codes !== undefined) return { consent, fact: 'lacking', codes };
  }
  return undefined;
}

function selectionOf({ key: consent, accounts }: ConsentFacts): UnknownFact | undefined {
  if (accounts === 'all') return undefined;
  return { consent, fact: accounts === undefined ? 'accounts' : 'selected' };
}
