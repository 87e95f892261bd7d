import { type OperationId, operation } from '../../schemas/operations.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import type { Call, NamedToken } from '../client/call.ts';
import type { Recorder, Reservation } from '../client/recorder.ts';
import type { AuthorisationFacts, RecordedExchange } from '../core/archive.ts';
import type { ConsentFacts } from '../core/consent-facts.ts';
import { recordsOf } from '../core/evidence.ts';
import type { InterfacePlace, OtherFace, PlacePath } from '../core/interface-path.ts';
import { type JsonObject, textAt } from '../core/json.ts';
import type { Oddity } from '../core/oddities.ts';
import type { ConsentKey, ScenarioName } from '../core/probes.ts';
import type { Sampling } from '../target/sampling.ts';
import { isMissing, type Missing, type TokenSource } from '../tokens/token-source.ts';
import { inOrder } from './account-order.ts';
import { askBank, type BankSideAction, type BankSideSubject } from './bank-side.ts';
import { callOf } from './call-of.ts';
import {
  type CallOptions,
  type ClientTokenChoice,
  clientTokenOptions,
  type Ids,
  isClientChoice,
  type TokenChoice,
  unknownReason,
} from './call-options.ts';
import type { Caller } from './caller.ts';
import { findInterface, tells } from './interface-check.ts';
import { decline, madeBy, makeConsent } from './make-consent.ts';
import { type Burden, firstRead } from './odd-reads.ts';
import { clockAhead } from './pace.ts';
import { pathBelow } from './path-below.ts';
import { type ConsentState, gapOf, type RunState } from './run-state.ts';
import { isSafeSegment, unsafeId } from './safe-segment.ts';

/**
 * Discovery, client token, consent (asked for twice where the first request is unusual and refused), authorisation, access
 * token, keys. A consent is made whole or not at all, so that none is left behind.
 */
const callsToMakeConsent = 7;

/** A moment that has come by the clock of one side has come by the other's a little later. */
const certaintyMs = 500;

/** What a scenario drives the target with. One per scenario; the state behind it is one per run. */
export class Drive implements Caller {
  readonly profile: BankProfile;
  readonly now: Date;
  readonly recorder: Recorder;
  readonly deleted: Set<ConsentKey>;
  /** True to try on every operation what is otherwise tried on one or on some in turn. */
  readonly thorough: boolean;
  readonly #scenario: ScenarioName;
  readonly #run: RunState;

  constructor(scenario: ScenarioName, run: RunState) {
    this.#scenario = scenario;
    this.#run = run;
    this.profile = run.profile;
    this.now = run.now;
    this.recorder = run.recorder;
    this.deleted = run.deleted;
    this.thorough = run.thorough;
  }

  offers(id: OperationId): boolean {
    return this.profile.operations.includes(id);
  }

  /** Path and query of an absolute link that leads to the target; undefined for any other: the harness talks to nobody else. */
  pathOf(link: string): string | undefined {
    return pathBelow(this.#run.baseUrl, link);
  }

  /** Notes that something could not be tried: with the operation, where it was one call of that. */
  gap(missing: Missing, operation?: OperationId): void {
    this.#run.gaps.push(gapOf(this.#scenario, missing, operation));
  }

  /** The token source, for what one scenario alone needs: what it answers is not kept for others, and no gap is noted. */
  get tokens(): TokenSource {
    return this.#run.tokens;
  }

  /** Has the test bank do what only a bank can do. */
  async askBank(action: BankSideAction, subject: BankSideSubject): Promise<'done' | Missing> {
    const { bankSide, recorder } = this.#run;
    return await askBank(action, subject, { bankSide, recorder, scenario: this.#scenario });
  }

  /** True when the configuration says how the bank is made to do something. */
  canAskBank(action: BankSideAction): boolean {
    return this.#run.bankSide[action] !== undefined;
  }

  /** True when a consent of the run is made by an unusual request, so that the request needs no call of its own. */
  isCarried(variant: string): boolean {
    return [...this.#run.oddRequests.values()].some((request) => request.variant === variant);
  }

  /** What is unusual and allowed, and no read has carried so far. */
  get oddities(): Oddity[] {
    return this.#run.oddities;
  }

  /** What every call carries as `x-fapi-financial-id`; undefined in a release without that header. */
  get financialId(): string | undefined {
    return this.#run.financialId;
  }

  /** How much of the bank is read, and which part of it. */
  get sampling(): Sampling {
    return this.#run.sampling;
  }

  /** True when calls come with a client certificate, and can come without. */
  get hasCertificate(): boolean {
    return this.#run.hasCertificate;
  }

  /** The base path, as a target declares it, and the release. */
  get place(): Required<PlacePath> {
    return { basePath: this.#run.basePath, release: this.#run.release };
  }

  /** Where the interface begins, its bank included. */
  get wholePlace(): Required<InterfacePlace> {
    return { baseUrl: this.#run.baseUrl, ...this.place };
  }

  /** The interface of the next version, where both are to tell the same. */
  get beside(): OtherFace | undefined {
    return this.#run.beside;
  }

  /** Whole URL of a path of the interface. */
  url(path: string): string {
    return this.#run.baseUrl + this.#run.basePath + path;
  }

  /** Waits until a moment has come for certain, by our clock or by that of the bank. */
  async waitUntil(moment: Date, clock: 'ours' | "the bank's" = 'ours'): Promise<void> {
    const ahead = clock === 'ours' ? 0 : clockAhead(this.recorder.exchanges);
    await this.recorder.waitUntil(new Date(moment.getTime() + certaintyMs - ahead));
  }

  /** True once a moment has come by the clock of the bank. */
  hasCome(moment: Date): boolean {
    return this.recorder.now().getTime() + clockAhead(this.recorder.exchanges) >= moment.getTime();
  }

  /** Why a consent, its token or the token of a client could not be had. */
  missing(choice: ConsentKey | ClientTokenChoice): Missing | undefined {
    return this.#run.missing.get(choice);
  }

  /** Keeps how an authorisation ended. */
  noteAuthorisation(facts: AuthorisationFacts): void {
    this.#run.authorisations.push(facts);
  }

  /** From now on a consent has no token any more. */
  loseToken(facts: ConsentFacts, why: Missing): void {
    this.#run.missing.set(facts.key, why);
    this.keepToken({ facts });
  }

  /** From now on the token of a consent is another one. */
  keepToken(state: ConsentState): void {
    this.#run.consents.set(state.facts.key, Promise.resolve(state));
    this.#run.made.set(state.facts.key, state.facts);
  }

  /** The token of a choice; undefined, and a gap, when it cannot be had. */
  async token(choice: TokenChoice): Promise<NamedToken | undefined> {
    if (choice === 'none') return undefined;
    if (typeof choice === 'object') return choice;
    if (isClientChoice(choice)) {
      const known = this.#run.clientTokens.get(choice) ?? this.#obtainClientToken(choice);
      this.#run.clientTokens.set(choice, known);
      return await known;
    }
    return (await this.consent(choice)).token;
  }

  /** The consent that a PSU declines: made where it is not yet, and declined when this is first asked for. */
  async declined(): Promise<ConsentState> {
    const made = await this.consent('rejected');
    const decided = await decline(made, new Drive('consents', this.#run), this.#run);
    this.keepToken(decided);
    return decided;
  }

  /** Facts and token of a consent, made when it is first asked for, and authorised unless it is one that never is. */
  async consent(key: ConsentKey): Promise<ConsentState> {
    const known = this.#run.consents.get(key);
    if (known !== undefined) return await known;
    const run = this.#run;
    const made = run.making.then(() => this.#make(key));
    run.consents.set(key, made);
    run.making = made.catch(() => undefined);
    return await made;
  }

  /**
   * Makes a consent. Consents are made one after the other, also where scenarios overlap: a person decides on one at a time, and what
   * ends soon does not wait for others.
   */
  async #make(key: ConsentKey): Promise<ConsentState> {
    const run = this.#run;
    let reserved: Reservation;
    try {
      reserved = this.recorder.reserve(callsToMakeConsent);
    } catch (error) {
      // Nothing was begun, so there is nothing to delete.
      run.consents.delete(key);
      throw error;
    }
    const drive = new Drive(madeBy[key] ?? 'consents', run);
    return await this.recorder.drawing(reserved, () => makeConsent(key, drive, run));
  }

  /** Does pieces of work of which none needs another: side by side where the target allows for that, else in their order. */
  async together(...works: readonly (() => Promise<unknown>)[]): Promise<void> {
    if (!this.recorder.overlaps) {
      for (const work of works) await work();
      return;
    }
    const ended = await Promise.allSettled(works.map((work) => work()));
    const failed = ended.find((each) => each.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
  }

  /** Sends a call. Undefined, with a gap noted, when its token cannot be had, or an id that the bank gave cannot be sent. */
  async call(options: CallOptions): Promise<RecordedExchange | undefined> {
    const prepared = await this.#prepare(options);
    if (prepared === undefined) return undefined;
    const answer = await this.recorder.send(prepared);
    await this.#lookForInterface(answer);
    return answer;
  }

  /** Sends a few calls side by side; none of them where the token of one cannot be had. */
  async callTogether(...all: readonly CallOptions[]): Promise<readonly RecordedExchange[]> {
    const prepared: Call[] = [];
    for (const options of all) {
      const call = await this.#prepare(options);
      if (call === undefined) return [];
      prepared.push(call);
    }
    return await this.recorder.sendTogether(prepared);
  }

  /** True, with a gap noted, where an id of the bank cannot become part of the path of a call. */
  #isUnsafe(options: CallOptions): boolean {
    if (options.operation === undefined || options.absolutePath !== undefined) return false;
    const missing = unsafeId(options.path ?? operation(options.operation).path, options);
    if (missing !== undefined) this.gap(missing, options.operation);
    return missing !== undefined;
  }

  async #prepare(options: CallOptions): Promise<Call | undefined> {
    if (this.#isUnsafe(options)) return undefined;
    const choice = options.token ?? this.#usualToken(options);
    const token = await this.token(choice);
    if (token === undefined && choice !== 'none') {
      const name = typeof choice === 'string' ? choice : choice.label;
      this.gap(this.#run.missing.get(name) ?? unknownReason(name));
      return undefined;
    }
    return callOf(options, { choice, token, scenario: this.#scenario, run: this.#run });
  }

  /**
   * Reads an operation under a consent as a well-behaved client does; the same read is made once in a run. Under the narrower
   * consents, or where the scenario says so, a read carries something unusual, as long as anything is left that none has
   * carried.
   */
  async read(id: OperationId, consent: ConsentKey, ids: Ids = {}, how: Burden = 'plain') {
    if (!this.offers(id) || this.#isUnsafe({ operation: id, probe: 'happy', ...ids })) return undefined;
    const key = `${id} ${consent} ${ids.accountId ?? ''} ${ids.statementId ?? ''}`;
    const made = this.#run.reads.get(key) ?? firstRead(this, { operation: id, probe: 'happy', consent, ...ids }, how);
    this.#run.reads.set(key, made);
    const answer = await made;
    // The scenario that asked first has noted it for itself alone.
    if (answer === undefined) this.gap(this.missing(consent) ?? unknownReason(consent));
    return answer;
  }

  /** What a call by that name came to, which whoever asks first makes. */
  async once(name: string, call: () => Promise<RecordedExchange | undefined>): Promise<RecordedExchange | undefined> {
    const made = this.#run.shared.get(name) ?? call();
    this.#run.shared.set(name, made);
    return await made;
  }

  /** Accounts that a consent opens, in the order in which they are called (`inOrder`); last those that no path can name. */
  async accounts(consent: ConsentKey): Promise<readonly JsonObject[]> {
    const list = await this.read('GET /accounts', consent);
    const { preferredAccounts: preferred, accountPages, sampling } = this.#run;
    const pages = consent === 'detail' && accountPages.length > 0 ? accountPages : list === undefined ? [] : [list];
    const listed = pages.flatMap((page) => recordsOf(page, 'Account').map(({ value }) => value));
    const ordered = inOrder(listed, preferred, sampling);
    const canBeCalled = (account: JsonObject) => isSafeSegment(textAt(account, 'AccountId') ?? '');
    return ordered.toSorted((a, b) => Number(canBeCalled(b)) - Number(canBeCalled(a)));
  }

  /** From now on the accounts under the fullest consent are those of several pages of their list. */
  keepAccountPages(pages: readonly RecordedExchange[]): void {
    this.#run.accountPages = pages;
  }

  /** From now on an account comes before the others, except those that the configuration names. */
  prefer(accountId: string): void {
    const { preferredAccounts: preferred } = this.#run;
    if (!preferred.includes(accountId)) this.#run.preferredAccounts = [...preferred, accountId];
  }

  /** AccountIds that a consent opens, in the same order. */
  async accountIds(consent: ConsentKey): Promise<readonly string[]> {
    return (await this.accounts(consent)).flatMap((value) => textAt(value, 'AccountId') ?? []);
  }

  /** Notes whether there is anything at the base path; where the first answer says 404, others are asked before the run goes on. */
  async #lookForInterface(answer: RecordedExchange): Promise<void> {
    const run = this.#run;
    if (run.interface === 'there' || !tells(answer)) return;
    if (answer.response?.status !== 404) run.interface = 'there';
    else if (run.interface === 'unknown') {
      run.interface = 'in doubt';
      await findInterface(this, () => run.interface === 'there');
    }
  }

  #usualToken({ operation: id, consent }: CallOptions): TokenChoice {
    if (id !== undefined && operation(id).grant === 'client_credentials') return 'client';
    return consent ?? 'detail';
  }

  async #obtainClientToken(choice: ClientTokenChoice): Promise<NamedToken | undefined> {
    const token = await this.#run.tokens.clientToken(clientTokenOptions(choice));
    if (!isMissing(token)) return { label: token.label, value: token.value };
    const missing: Missing = { key: 'tokens', ...token, ...(choice === 'client' ? { token: true } : {}) };
    if (choice === 'client') this.#run.gaps.push(gapOf('consents', missing));
    this.#run.missing.set(choice, missing);
    return undefined;
  }
}
