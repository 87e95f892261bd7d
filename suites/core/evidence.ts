import type { Exchange } from '../../reports/contract/index.ts';
import { type OperationId, operation } from '../../schemas/operations.ts';
import type { PermissionCode } from '../../schemas/permissions.ts';
import type { Archive, Found, Purpose, RecordedExchange } from './archive.ts';
import { answerOf, type Watched, watched } from './consent-asked.ts';
import type { ConsentFacts, Fact, TransactionPeriod, UnknownFact } from './consent-facts.ts';
import { doubtfulRefusals, shareDoubts } from './doubtful.ts';
import { ExchangeIndex } from './exchange-index.ts';
import { operationsWith, type RecordName } from './operation-records.ts';
import { json, parsedBodies } from './parsed-bodies.ts';
import { noPremises, type OutOfOrder, outOfOrder, type Premises, premisesOf } from './premises.ts';
import type { ConsentKey, Probe } from './probes.ts';
import { recordsOf } from './records-of.ts';

export { json, recordsOf };

type Criteria = Partial<Pick<Purpose, 'operation' | 'variant' | 'carries' | 'consent' | 'accountId' | 'follows'>> & {
  readonly probe?: Probe | readonly Probe[];
};

/** First value of a response header, whatever its case. */
export function header(exchange: Exchange, name: string): string | undefined {
  return exchange.response?.headers.find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
}

/**
 * Every value of a response header that is to have a single one, whatever the case of its name: where it came twice, something
 * on the way may have joined the two with a comma. Clause: RFC 9110, section 5.3.
 */
export function headerValues(exchange: Exchange, name: string): readonly string[] {
  const lines = exchange.response?.headers.filter(([key]) => key.toLowerCase() === name.toLowerCase()) ?? [];
  return lines.flatMap(([, value]) => value.split(',')).map((value) => value.trim());
}

/** First value of a request header, whatever its case. */
export function sentHeader(exchange: Exchange, name: string): string | undefined {
  return exchange.request.headers.find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
}

/**
 * True for a consent that the bank made of a request that it had to refuse: what is wrong in it is what the run had sent, and the
 * rule on that refusal tells it.
 */
export function repeatsOurFault(exchange: RecordedExchange): boolean {
  return exchange.about.probe === 'consent-refusal' && succeeded(exchange);
}

/** True for an exchange that came back with the success status of its operation. */
export function succeeded(exchange: RecordedExchange): boolean {
  const id = exchange.about.operation;
  return id !== undefined && exchange.response?.status === operation(id).status;
}

/** An answer, and what was asked for in vain on the way to it. */
interface Remembered<T> {
  readonly found: Watched<T>;
  readonly unknown: readonly (readonly [string, UnknownFact])[];
  readonly sought: readonly OperationId[];
}

/**
 * The evidence of a run, as rules ask for it. Its only state is what the rule that is being judged asked for: where the rule
 * finds nothing to look at, that tells why.
 */
export class Evidence {
  /** What the version that the run judges answered: calls at the path of the other version are not in it. */
  readonly archive: Archive;
  /** What the other version answered, which only what relates both may look at. */
  readonly otherFace: readonly RecordedExchange[];
  /** What the rule that is being judged asked for in vain, in the order of asking. */
  readonly unknown = new Map<string, UnknownFact>();
  /** The operations whose answers the rule that is being judged asked for by name, in the order of asking. */
  readonly sought = new Set<OperationId>();
  /** The evidence of which this is a part, which tells what follows from all of it; itself where it is no part. */
  readonly whole: Evidence;
  #premises: Premises | undefined;
  #outOfOrder: OutOfOrder | undefined;
  #knownIndex: ExchangeIndex | undefined;
  readonly #seenBy = new Map<string, Evidence>();
  readonly #found = new Map<(evidence: Evidence) => unknown, Remembered<unknown>>();

  /** `premises` tells which answers prove nothing; they follow from the archive when left out. `whole` is given for a part. */
  constructor(archive: Archive, premises?: Premises, whole?: Evidence) {
    this.whole = whole ?? this;
    // Where there is no such interface, what answered is no bank to be judged.
    const known = archive.ended?.because === 'no-interface' ? { ...archive, exchanges: [], tokens: [] } : archive;
    this.otherFace = known.exchanges.filter(({ about }) => about.face !== undefined);
    const own = known.exchanges.filter(({ about }) => about.face === undefined);
    this.archive = this.otherFace.length === 0 ? known : { ...known, exchanges: own };
    this.#premises = premises;
  }

  /** The answers that prove nothing about what their calls were for. */
  get premises(): Premises {
    this.#premises ??= premisesOf(this.archive);
    return this.#premises;
  }

  /** The operations that answered no call with a success, with what every rule about them waits for. */
  get outOfOrder(): OutOfOrder {
    this.#outOfOrder ??= outOfOrder(this.archive);
    return this.#outOfOrder;
  }

  /** What one rule is to see: all but the answers that prove nothing and whose cause another rule tells. */
  seenBy(rule: string): Evidence {
    if (this.premises.size === 0) return this;
    const tells = [...this.premises.values()].some(({ toldBy }) => toldBy === rule) ? rule : '';
    const known = this.#seenBy.get(tells);
    if (known !== undefined) return known;
    const isSeen = ({ id }: RecordedExchange) => {
      const withheld = this.premises.get(id);
      return withheld === undefined || withheld.toldBy === rule;
    };
    const exchanges = [...this.archive.exchanges.filter(isSeen), ...this.otherFace];
    const seen = new Evidence({ ...this.archive, exchanges }, noPremises);
    this.#seenBy.set(tells, seen);
    return seen;
  }

  /** The same evidence with some of its exchanges and no others: what is known of each is what all of them tell. */
  only(exchanges: ReadonlySet<RecordedExchange>): Evidence {
    const archive = { ...this.archive, exchanges: this.archive.exchanges.filter((each) => exchanges.has(each)) };
    shareDoubts(this.archive, archive);
    return new Evidence(archive, noPremises, this.whole);
  }

  /**
   * Exchanges that got a response and match every criterion given; the probe `lost` only where it is asked for. A refusal in
   * which the bank may be right, because too little is known of the token, is no evidence of what the probe tried: it is noted.
   */
  select(criteria: Criteria = {}): readonly RecordedExchange[] {
    if (criteria.operation !== undefined) this.sought.add(criteria.operation);
    const probes = typeof criteria.probe === 'string' ? [criteria.probe] : criteria.probe;
    const { follows } = criteria;
    const asked = follows === undefined ? this.archive.exchanges : this.#index.followersOf(follows);
    const found = asked.filter(
      ({ about, response }) =>
        response !== undefined &&
        (probes === undefined ? about.probe !== 'lost' : probes.includes(about.probe)) &&
        (criteria.operation === undefined || about.operation === criteria.operation) &&
        (criteria.variant === undefined || about.variant === criteria.variant) &&
        (criteria.carries === undefined || about.carries === criteria.carries) &&
        (criteria.consent === undefined || about.consent === criteria.consent) &&
        (criteria.accountId === undefined || about.accountId === criteria.accountId),
    );
    return probes === undefined ? found : found.filter((exchange) => !this.#isDoubtful(exchange));
  }

  #isDoubtful(exchange: RecordedExchange): boolean {
    const doubt = doubtfulRefusals(this.archive).get(exchange);
    if (doubt !== undefined) this.#note(doubt);
    return doubt !== undefined;
  }

  /**
   * What follows from the whole evidence, found once however many rules ask; what was asked for in vain on the way is noted each time.
   * The answer is to hold no bodies.
   */
  once<T>(find: (evidence: Evidence) => T): T {
    if (this.whole !== this) return this.whole.once(find);
    const known = this.#found.get(find) as Remembered<T> | undefined;
    const { unknown, sought, found } = known ?? this.#remember(find);
    for (const [key, fact] of unknown) this.unknown.set(key, fact);
    for (const id of sought) this.sought.add(id);
    return answerOf(found);
  }

  #remember<T>(find: (evidence: Evidence) => T): Remembered<T> {
    const before = { unknown: [...this.unknown], sought: [...this.sought] };
    this.unknown.clear();
    this.sought.clear();
    const remembered = { found: watched(() => find(this)), unknown: [...this.unknown], sought: [...this.sought] };
    this.unknown.clear();
    this.sought.clear();
    for (const [key, fact] of before.unknown) this.unknown.set(key, fact);
    for (const id of before.sought) this.sought.add(id);
    this.#found.set(find, remembered);
    return remembered;
  }

  #note(unknown: UnknownFact): void {
    this.unknown.set(JSON.stringify(unknown), unknown);
  }

  /** Exchanges that succeeded with a JSON object for a body. */
  successes(criteria: Criteria = {}): readonly RecordedExchange[] {
    return this.select(criteria).filter((exchange) => succeeded(exchange) && parsedBodies.isObject(exchange));
  }

  /** Every record of a kind in every successful answer; `Party` also where it is one object. */
  *records(name: RecordName, criteria: Criteria = {}): Generator<Found> {
    if (criteria.operation === undefined) for (const id of operationsWith(name)) this.sought.add(id);
    for (const exchange of this.successes(criteria)) yield* recordsOf(exchange, name);
  }

  consent(key: ConsentKey | undefined): ConsentFacts | undefined {
    return this.archive.consents.find((facts) => facts.key === key);
  }

  /** The consent that an exchange was made under. */
  consentOf(exchange: RecordedExchange): ConsentFacts | undefined {
    return this.consent(exchange.about.consent);
  }

  /** The permissions of the consent that an exchange was made under; undefined, and noted, where nobody told them. */
  permissionsOf(exchange: RecordedExchange): readonly PermissionCode[] | undefined {
    return this.#known(exchange.about.consent, 'permissions');
  }

  /** Whether the consent that an exchange was made under has a permission; undefined, and noted, where nobody told. */
  grants(exchange: RecordedExchange, code: PermissionCode): boolean | undefined {
    return this.permissionsOf(exchange)?.includes(code);
  }

  /** The transactions that the consent of an exchange opens; undefined, and noted, where nobody told. */
  periodOf(exchange: RecordedExchange): TransactionPeriod | undefined {
    return this.#known(exchange.about.consent, 'period');
  }

  /** The accounts that the PSU selected for a consent; undefined, and noted, where nobody told. */
  accountsOf(key: ConsentKey | undefined): ConsentFacts['accounts'] {
    return this.#known(key, 'accounts');
  }

  /** Whether a consent opens all accounts of the PSU; false, and noted, where some accounts are told and not that they are all. */
  opensAllAccounts(key: ConsentKey | undefined): boolean {
    const accounts = this.accountsOf(key);
    if (key !== undefined && Array.isArray(accounts)) this.#note({ consent: key, fact: 'selected' });
    return accounts === 'all';
  }

  /**
   * Whether one PSU stands behind two consents; undefined, and noted, where nobody told. Behind `other-psu` there is always
   * another.
   */
  samePsu(one: ConsentKey | undefined, other: ConsentKey | undefined): boolean | undefined {
    if (one === undefined || other === undefined) return undefined;
    if (one === other) return true;
    if (one === 'other-psu' || other === 'other-psu') return false;
    const [first, second] = [this.#known(one, 'psu'), this.#known(other, 'psu')];
    return first === undefined || second === undefined ? undefined : first === second;
  }

  #known<F extends Fact>(key: ConsentKey | undefined, fact: F): ConsentFacts[F] | undefined {
    const facts = this.consent(key);
    if (facts !== undefined && facts[fact] === undefined) {
      this.#note({ consent: facts.key, fact });
    }
    return facts?.[fact];
  }

  /** A call by its id, also where this is a part that does not have it. */
  byId(id: string | undefined): RecordedExchange | undefined {
    return id === undefined ? undefined : this.whole.#index.byId(id);
  }

  get #index(): ExchangeIndex {
    this.#knownIndex ??= new ExchangeIndex(this.archive.exchanges);
    return this.#knownIndex;
  }
}
