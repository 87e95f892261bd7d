import { basePath, type OperationId, operation } from '../../schemas/operations.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import type { NamedToken, Recorder } from '../client/recorder.ts';
import { type RecordedExchange, recordsOf } from '../core/evidence.ts';
import { type JsonObject, textAt } from '../core/json.ts';
import type { ConsentKey, ScenarioName } from '../core/probes.ts';
import { isMissing, type Missing } from '../tokens/token-source.ts';
import { about, asText, type CallOptions, fillPath, type TokenChoice } from './call-options.ts';
import { makeConsent } from './make-consent.ts';
import type { ConsentState, RunState } from './run-state.ts';

/** Client token, consent, authorisation, access token: a consent is made whole or not at all, so that none is left behind. */
const callsToMakeConsent = 4;

/** What a scenario drives the target with. One per scenario; the state behind it is one per run. */
export class Drive {
  readonly profile: BankProfile;
  readonly now: Date;
  readonly recorder: Recorder;
  readonly deleted: Set<ConsentKey>;
  readonly #scenario: ScenarioName;
  readonly #run: RunState;

  constructor(scenario: ScenarioName, run: RunState) {
    this.#scenario = scenario;
    this.#run = run;
    this.profile = run.profile;
    this.now = run.now;
    this.recorder = run.recorder;
    this.deleted = run.deleted;
  }

  offers(id: OperationId): boolean {
    return this.profile.operations.includes(id);
  }

  /** Path and query of an absolute link that leads to the target; undefined for any other: the harness talks to nobody else. */
  pathOf(link: string): string | undefined {
    if (!URL.canParse(link)) return undefined;
    const { origin, pathname, search } = new URL(link);
    const base = new URL(this.#run.baseUrl);
    const prefix = base.pathname.replace(/\/$/, '');
    if (origin !== base.origin || !pathname.startsWith(prefix)) return undefined;
    return pathname.slice(prefix.length) + search;
  }

  /** Notes that something could not be tried. */
  gap(missing: Missing): void {
    this.#run.gaps.push({ scenario: this.#scenario, ...missing });
  }

  /** The token of a choice; undefined, and a gap, when it cannot be had. */
  async token(choice: TokenChoice): Promise<NamedToken | undefined> {
    if (choice === 'none') return undefined;
    if (typeof choice === 'object') return choice;
    if (choice === 'client') {
      this.#run.clientToken ??= this.#obtainClientToken();
      return await this.#run.clientToken;
    }
    return (await this.consent(choice)).token;
  }

  /** Facts and token of a consent, made and authorised when it is first asked for. */
  async consent(key: ConsentKey): Promise<ConsentState> {
    const known = this.#run.consents.get(key);
    if (known !== undefined) return await known;
    this.recorder.require(callsToMakeConsent);
    const made = makeConsent(key, new Drive('consents', this.#run), this.#run);
    this.#run.consents.set(key, made);
    return await made;
  }

  /** Sends a call. Undefined, with a gap noted, when its token cannot be had. */
  async call(options: CallOptions): Promise<RecordedExchange | undefined> {
    const choice = options.token ?? this.#usualToken(options);
    const token = await this.token(choice);
    if (token === undefined && choice !== 'none') {
      const name = typeof choice === 'string' ? choice : choice.label;
      this.gap(this.#run.missing.get(name) ?? unknownReason(name));
      return undefined;
    }
    const known = options.operation === undefined ? undefined : operation(options.operation);
    const path = options.absolutePath ?? basePath + (options.path ?? fillPath(known?.path ?? '', options));
    const method = options.method ?? known?.method ?? 'GET';
    const body = options.body === undefined ? undefined : asText(options.body);
    return await this.recorder.send({
      scenario: this.#scenario,
      about: about(
        options,
        typeof choice === 'string' && choice !== 'client' && choice !== 'none' ? choice : undefined,
      ),
      method,
      url: `${this.#run.baseUrl}${path}${options.query === undefined ? '' : `?${options.query}`}`,
      headers: this.#headers(options, body !== undefined),
      ...(body === undefined ? {} : { body }),
      ...(token === undefined ? {} : { token }),
      ...(options.beyondBudget ? { beyondBudget: true } : {}),
    });
  }

  /** Reads an operation under a consent as a well-behaved client does; the same read is made once in a run. */
  async read(id: OperationId, consent: ConsentKey, ids: { accountId?: string; statementId?: string } = {}) {
    if (!this.offers(id)) return undefined;
    const key = `${id} ${consent} ${ids.accountId ?? ''} ${ids.statementId ?? ''}`;
    const made = this.#run.reads.get(key) ?? this.call({ operation: id, probe: 'happy', consent, ...ids });
    this.#run.reads.set(key, made);
    return await made;
  }

  /** Accounts that a consent opens: those that the configuration names first, then in the order of `GET /accounts`. */
  async accounts(consent: ConsentKey): Promise<readonly JsonObject[]> {
    const list = await this.read('GET /accounts', consent);
    const found = list === undefined ? [] : [...recordsOf(list, 'Account')].map(({ value }) => value);
    const preferred = this.#run.preferredAccounts;
    const place = (value: JsonObject) => {
      const index = preferred.indexOf(textAt(value, 'AccountId') ?? '');
      return index < 0 ? preferred.length : index;
    };
    return found.toSorted((a, b) => place(a) - place(b));
  }

  /** AccountIds that a consent opens, in the same order. */
  async accountIds(consent: ConsentKey): Promise<readonly string[]> {
    return (await this.accounts(consent)).flatMap((value) => textAt(value, 'AccountId') ?? []);
  }

  #usualToken({ operation: id, consent }: CallOptions): TokenChoice {
    if (id !== undefined && operation(id).grant === 'client_credentials') return 'client';
    return consent ?? 'detail';
  }

  #headers(options: CallOptions, hasBody: boolean): Record<string, string> {
    const usual: Record<string, string | undefined> = {
      'x-fapi-interaction-id': this.recorder.newInteractionId(),
      accept: 'application/json',
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...options.headers,
    };
    return Object.fromEntries(
      Object.entries(usual).filter((entry): entry is [string, string] => entry[1] !== undefined),
    );
  }

  async #obtainClientToken(): Promise<NamedToken | undefined> {
    const token = await this.#run.tokens.clientToken();
    if (!isMissing(token)) return { label: 'client', value: token.value };
    this.#run.gaps.push({ scenario: 'consents', ...token });
    this.#run.missing.set('client', token);
    return undefined;
  }
}

function unknownReason(name: string): Missing {
  return {
    reason: `No access token could be had for "${name}": the bank made no such consent.`,
    supply: 'See the rules on account access consents.',
  };
}
