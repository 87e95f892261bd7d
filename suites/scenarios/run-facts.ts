import type { OperationId } from '../../schemas/operations.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import type { Recorder } from '../client/recorder.ts';
import type { AuthorisationFacts, RecordedExchange } from '../core/archive.ts';
import type { ConsentFacts } from '../core/consent-facts.ts';
import type { InterfacePlace, OtherFace, PlacePath } from '../core/interface-path.ts';
import type { Oddity } from '../core/oddities.ts';
import type { ConsentKey, ScenarioName } from '../core/probes.ts';
import type { Sampling } from '../target/sampling.ts';
import type { Missing, TokenSource } from '../tokens/token-source.ts';
import type { BankSideAction } from './bank-side.ts';
import type { ClientTokenChoice } from './call-options.ts';
import { clockAhead } from './pace.ts';
import { pathBelow } from './path-below.ts';
import type { KnownCodes } from './refused-codes.ts';
import { type ConsentState, gapOf, type RunState } from './run-state.ts';

/** A moment that has come by the clock of one side has come by the other's a little later. */
const certaintyMs = 500;

/** What a scenario knows of its run, and notes for those that come after it. It calls nobody. */
export class RunFacts {
  readonly profile: BankProfile;
  readonly now: Date;
  readonly recorder: Recorder;
  readonly deleted: Set<ConsentKey>;
  /** True to try on every operation what is otherwise tried on one or on some in turn. */
  readonly thorough: boolean;
  protected readonly scenario: ScenarioName;
  protected readonly run: RunState;

  constructor(scenario: ScenarioName, run: RunState) {
    this.scenario = scenario;
    this.run = run;
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
    return pathBelow(this.run.baseUrl, link);
  }

  /** Notes that something could not be tried: with the operation, where it was one call of that. */
  gap(missing: Missing, operation?: OperationId): void {
    this.run.gaps.push(gapOf(this.scenario, missing, operation));
  }

  /** The token source, for what one scenario alone needs: what it answers is not kept for others, and no gap is noted. */
  get tokens(): TokenSource {
    return this.run.tokens;
  }

  /** True when the configuration says how the bank is made to do something. */
  canAskBank(action: BankSideAction): boolean {
    return this.run.bankSide[action] !== undefined;
  }

  /** True when a consent of the run is made by an unusual request, so that the request needs no call of its own. */
  isCarried(variant: string): boolean {
    return [...this.run.oddRequests.values()].some((request) => request.variant === variant);
  }

  /** What is unusual and allowed, and no read has carried so far. */
  get oddities(): Oddity[] {
    return this.run.oddities;
  }

  /** What every call carries as `x-fapi-financial-id`; undefined in a release without that header. */
  get financialId(): string | undefined {
    return this.run.financialId;
  }

  /** The permission codes that the bank takes, and those that it refuses, as far as the run has asked. */
  get codes(): KnownCodes {
    return this.run.codes;
  }

  /** How much of the bank is read, and which part of it. */
  get sampling(): Sampling {
    return this.run.sampling;
  }

  /** True when calls come with a client certificate, and can come without. */
  get hasCertificate(): boolean {
    return this.run.hasCertificate;
  }

  /** The base path, as a target declares it, and the release. */
  get place(): Required<PlacePath> {
    return { basePath: this.run.basePath, release: this.run.release };
  }

  /** Where the interface begins, its bank included. */
  get wholePlace(): Required<InterfacePlace> {
    return { baseUrl: this.run.baseUrl, ...this.place };
  }

  /** The interface of the next version, where both are to tell the same. */
  get beside(): OtherFace | undefined {
    return this.run.beside;
  }

  /** Whole URL of a path of the interface. */
  url(path: string): string {
    return this.run.baseUrl + this.run.basePath + path;
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
    return this.run.missing.get(choice);
  }

  /** Keeps how an authorisation ended. */
  noteAuthorisation(facts: AuthorisationFacts): void {
    this.run.authorisations.push(facts);
  }

  /** From now on a consent has no token any more. */
  loseToken(facts: ConsentFacts, why: Missing): void {
    this.run.missing.set(facts.key, why);
    this.keepToken({ facts });
  }

  /** From now on the token of a consent is another one. */
  keepToken(state: ConsentState): void {
    this.run.consents.set(state.facts.key, Promise.resolve(state));
    this.run.made.set(state.facts.key, state.facts);
  }

  /** From now on the accounts under the fullest consent are those of several pages of their list. */
  keepAccountPages(pages: readonly RecordedExchange[]): void {
    this.run.accountPages = pages;
  }

  /** From now on an account comes before the others, except those that the configuration names. */
  prefer(accountId: string): void {
    const { preferredAccounts: preferred } = this.run;
    if (!preferred.includes(accountId)) this.run.preferredAccounts = [...preferred, accountId];
  }
}
