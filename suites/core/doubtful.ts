import { operation } from '../../schemas/operations.ts';
import type { Archive, RecordedExchange } from './archive.ts';
import { answerOf, type Watched, watched } from './consent-asked.ts';
import type { ConsentFacts, UnknownFact } from './consent-facts.ts';
import { lackingFor } from './opened-by.ts';
import type { Probe } from './probes.ts';
import { isSuccess, statusOf } from './status.ts';

/** With these a bank refuses a token that has ended, and one whose consent was deleted, withdrawn or has ended. */
const refusals: readonly number[] = [400, 401, 403];

/** Calls that a bank is to refuse: no refusal of them accuses it, so a success at any time will do. */
const wanted: readonly Probe[] = ['missing-permission', 'foreign-account', 'other-psu'];

type Doubts = ReadonlyMap<RecordedExchange, UnknownFact>;

const known = new WeakMap<Archive, Watched<Doubts>>();

/**
 * The refusals of an archive in which the bank may be right, each with the fact that would tell. A token that was given may
 * have ended, and so may its consent. Neither ever comes back, so only a later success of the token proves that both still
 * stood. And a token opens only what its consent has permissions for, which perhaps nobody told.
 */
export function doubtfulRefusals(archive: Archive): Doubts {
  return answerOf(foundIn(archive));
}

/** Has a part of an archive take over what follows from the whole of it: later calls decide what is in doubt of earlier ones. */
export function shareDoubts(whole: Archive, part: Archive): void {
  known.set(part, foundIn(whole));
}

function foundIn(archive: Archive): Watched<Doubts> {
  const found = known.get(archive) ?? watched(() => find(archive));
  known.set(archive, found);
  return found;
}

function find({ exchanges, consents }: Archive): Doubts {
  // Where nothing is refused, nobody is asked of the consents.
  if (!exchanges.some(({ response }) => refusals.includes(response?.status ?? 0))) return new Map();
  const given = new Map(consents.flatMap((facts) => (facts.given ? [[facts.key as string, facts] as const] : [])));
  const doubts = new Map<RecordedExchange, UnknownFact>();
  if (given.size === 0) return doubts;
  const ever = new Set(exchanges.filter(isSuccess).map(tokenOf));
  const taken = new Set(exchanges.filter((exchange) => isSuccess(exchange) || statusOf(exchange) === 403).map(tokenOf));
  const later = new Set<string | undefined>();
  for (const exchange of exchanges.toReversed()) {
    const token = tokenOf(exchange);
    if (isSuccess(exchange)) later.add(token);
    const status = exchange.response?.status ?? 0;
    if (!refusals.includes(status)) continue;
    const facts = given.get(token ?? '');
    const stood = (status !== 401 && wanted.includes(exchange.about.probe) ? ever : later).has(token);
    const ended = status !== 401 || taken.has(token) ? 'standing' : 'dead';
    const doubt = facts === undefined ? notShown(exchange, given) : doubtOf(exchange, facts, stood ? undefined : ended);
    if (doubt !== undefined) doubts.set(exchange, doubt);
  }
  return doubts;
}

/** The label of the token that a call carries. */
function tokenOf({ request }: RecordedExchange): string | undefined {
  const sent = request.headers.find(([name]) => name.toLowerCase() === 'authorization')?.[1];
  return /^bearer \{(.+)\}$/i.exec(sent ?? '')?.[1];
}

/** The ConsentId that was given may belong to another client than the token that was given. */
function notShown({ about }: RecordedExchange, given: ReadonlyMap<string, ConsentFacts>): UnknownFact | undefined {
  const facts = about.variant === 'given' ? given.get(about.consent ?? '') : undefined;
  return facts === undefined ? undefined : { consent: facts.key, fact: 'id' };
}

function doubtOf(
  { about, response }: RecordedExchange,
  { key: consent, permissions }: ConsentFacts,
  ended: 'standing' | 'dead' | undefined,
): UnknownFact | undefined {
  if (ended !== undefined) return { consent, fact: ended };
  const id = about.operation;
  // Every consent has a permission for accounts, and a call without its permission is to be refused.
  if (response?.status !== 403 || id === undefined || operation(id).group === 'accounts') return undefined;
  if (about.probe === 'missing-permission') return undefined;
  if (permissions === undefined) return { consent, fact: 'permissions' };
  const lacks = lackingFor(id, permissions);
  return lacks === undefined ? undefined : { consent, fact: 'lacking', codes: lacks };
}
