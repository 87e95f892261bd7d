import { type OperationId, operation } from '../../schemas/operations.ts';
import type { Reservation } from '../client/allowance.ts';
import type { Call, NamedToken } from '../client/call.ts';
import type { RecordedExchange } from '../core/archive.ts';
import { recordsOf } from '../core/evidence.ts';
import { type JsonObject, textAt } from '../core/json.ts';
import { fileType, isPutOff } from '../core/oddities.ts';
import { neededFor } from '../core/opened-by.ts';
import type { ConsentKey, Probe } from '../core/probes.ts';
import { rightful } from '../core/unreadable.ts';
import { isMissing, type Missing } from '../tokens/token-source.ts';
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
import { RunFacts } from './run-facts.ts';
import { type ConsentState, gapOf } from './run-state.ts';
import { isSafeSegment, unsafeId } from './safe-segment.ts';

/**
 * Discovery, client token, consent (asked for twice where the first request is unusual and refused), authorisation, access
 * token, keys. A consent is made whole or not at all, so that none is left behind.
 */
const callsToMakeConsent = 7;

/** Calls for what a consent is to open: without the permission for it their answers would be about that. */
const fromOpen: readonly Probe[] = [...rightful, 'unknown-id'];

/** What a scenario drives the target with. One per scenario; the state behind it is one per run. */
export class Drive extends RunFacts implements Caller {
  /** Has the test bank do what only a bank can do. */
  async askBank(action: BankSideAction, subject: BankSideSubject): Promise<'done' | Missing> {
    const { bankSide, recorder } = this.run;
    return await askBank(action, subject, { bankSide, recorder, scenario: this.scenario });
  }

  /** The token of a choice; undefined, and a gap, when it cannot be had. */
  async token(choice: TokenChoice): Promise<NamedToken | undefined> {
    if (choice === 'none') return undefined;
    if (typeof choice === 'object') return choice;
    if (isClientChoice(choice)) {
      const known = this.run.clientTokens.get(choice) ?? this.#obtainClientToken(choice);
      this.run.clientTokens.set(choice, known);
      return await known;
    }
    return (await this.consent(choice)).token;
  }

  /** The consent that a PSU declines: made where it is not yet, and declined when this is first asked for. */
  async declined(): Promise<ConsentState> {
    const made = await this.consent('rejected');
    const decided = await decline(made, new Drive('consents', this.run), this.run);
    this.keepToken(decided);
    return decided;
  }

  /** Facts and token of a consent, made when it is first asked for, and authorised unless it is one that never is. */
  async consent(key: ConsentKey): Promise<ConsentState> {
    const known = this.run.consents.get(key);
    if (known !== undefined) return await known;
    const run = this.run;
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
    const run = this.run;
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

  /**
   * Sends a call. Undefined, with a gap noted, when its token cannot be had, or an id that the bank gave cannot be sent. What carries
   * something unusual and is refused is no call with every right to succeed: only the rules on what it carries judge it.
   */
  async call(options: CallOptions): Promise<RecordedExchange | undefined> {
    const prepared = await this.#prepare(options);
    if (prepared === undefined) return undefined;
    const answer = await this.recorder.send(prepared);
    await this.#lookForInterface(answer);
    if (this.#isOfOtherType(options, answer)) {
      this.run.fileType = '*/*';
      this.recorder.relabel(answer, 'unusual', fileType.variant);
      return await this.call(options);
    }
    return options.carries !== undefined && isPutOff(answer) ? this.recorder.relabel(answer, 'unusual') : answer;
  }

  /** True where a bank says that it has no file of the type that it was asked for first. */
  #isOfOtherType({ operation: id, probe, headers }: CallOptions, answer: RecordedExchange): boolean {
    const { fileType: asked } = this.run;
    if (!id?.endsWith('/file') || asked !== fileType.accept || headers?.accept !== undefined) return false;
    const status = answer.response?.status;
    // A statement that does not exist is to be refused with 400 whatever its type.
    return status === 406 || (status === 400 && probe !== 'unknown-id');
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

  /** True, with a gap noted, where a consent does not open an operation because the bank makes none with the code for it. */
  async #isClosed({ operation: id, probe, consent }: CallOptions): Promise<boolean> {
    const { refused } = this.run.codes;
    if (refused.size === 0 || id === undefined || consent === undefined || !fromOpen.includes(probe)) return false;
    if (operation(id).grant === 'client_credentials') return false;
    const { permissions } = (await this.consent(consent)).facts;
    if (permissions === undefined) return false;
    const lacking = neededFor(id).filter((set) => !set.some((code) => permissions.includes(code)));
    const missing = lacking.flat().flatMap((code) => refused.get(code) ?? [])[0];
    if (missing !== undefined) this.gap(missing, id);
    return missing !== undefined;
  }

  async #prepare(options: CallOptions): Promise<Call | undefined> {
    if (this.#isUnsafe(options) || (await this.#isClosed(options))) return undefined;
    const choice = options.token ?? this.#usualToken(options);
    const token = await this.token(choice);
    if (token === undefined && choice !== 'none') {
      const name = typeof choice === 'string' ? choice : choice.label;
      this.gap(this.run.missing.get(name) ?? unknownReason(name));
      return undefined;
    }
    return callOf(options, { choice, token, scenario: this.scenario, run: this.run });
  }

  /**
   * Reads an operation under a consent as a well-behaved client does; the same read is made once in a run. Under the narrower
   * consents, or where the scenario says so, a read carries something unusual, as long as anything is left that none has
   * carried.
   */
  async read(id: OperationId, consent: ConsentKey, ids: Ids = {}, how: Burden = 'plain') {
    if (!this.offers(id) || this.#isUnsafe({ operation: id, probe: 'happy', ...ids })) return undefined;
    const key = `${id} ${consent} ${ids.accountId ?? ''} ${ids.statementId ?? ''}`;
    const made = this.run.reads.get(key) ?? firstRead(this, { operation: id, probe: 'happy', consent, ...ids }, how);
    this.run.reads.set(key, made);
    const answer = await made;
    // The scenario that asked first has noted it for itself alone.
    if (answer === undefined && !(await this.#isClosed({ operation: id, probe: 'happy', consent }))) {
      this.gap(this.missing(consent) ?? unknownReason(consent));
    }
    return answer;
  }

  /** What a call by that name came to, which whoever asks first makes. */
  async once(name: string, call: () => Promise<RecordedExchange | undefined>): Promise<RecordedExchange | undefined> {
    const made = this.run.shared.get(name) ?? call();
    this.run.shared.set(name, made);
    return await made;
  }

  /** Accounts that a consent opens, in the order in which they are called (`inOrder`); last those that no path can name. */
  async accounts(consent: ConsentKey): Promise<readonly JsonObject[]> {
    const list = await this.read('GET /accounts', consent);
    const { preferredAccounts: preferred, accountPages, sampling } = this.run;
    const pages = consent === 'detail' && accountPages.length > 0 ? accountPages : list === undefined ? [] : [list];
    const listed = pages.flatMap((page) => recordsOf(page, 'Account').map(({ value }) => value));
    const ordered = inOrder(listed, preferred, sampling);
    const canBeCalled = (account: JsonObject) => isSafeSegment(textAt(account, 'AccountId') ?? '');
    return ordered.toSorted((a, b) => Number(canBeCalled(b)) - Number(canBeCalled(a)));
  }

  /** AccountIds that a consent opens, in the same order. */
  async accountIds(consent: ConsentKey): Promise<readonly string[]> {
    return (await this.accounts(consent)).flatMap((value) => textAt(value, 'AccountId') ?? []);
  }

  /** Notes whether there is anything at the base path; where the first answer says 404, others are asked before the run goes on. */
  async #lookForInterface(answer: RecordedExchange): Promise<void> {
    const run = this.run;
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
    const token = await this.run.tokens.clientToken(clientTokenOptions(choice));
    if (!isMissing(token)) return { label: token.label, value: token.value };
    const missing: Missing = { key: 'tokens', ...token, ...(choice === 'client' ? { token: true } : {}) };
    if (choice === 'client') this.run.gaps.push(gapOf('consents', missing));
    this.run.missing.set(choice, missing);
    return undefined;
  }
}
