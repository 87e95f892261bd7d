import { basePath } from '../../schemas/operations.ts';

/** What a bank has acknowledged of a consent. */
interface Known {
  readonly id: string;
  readonly token: string;
  readonly isDeleted: boolean;
}

interface Asked {
  readonly token?: string;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  readonly method?: string;
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly location: string;
}

const consents = `${basePath}/account-access-consents`;
const credentials = { client_id: 'harbour-aisp', client_secret: 'harbour-aisp-secret' };
const redirect = 'https://harbour.example/callback';
const personas = ['household', 'everyday', 'joint', 'saver', 'student'] as const;
/** Consents of which it is looked at the end what became of them: enough to find a loss, and no second load. */
const mostRemembered = 2_000;

/** Clients that make consents, use and delete them, all at once, and a ledger of what was acknowledged to them. */
export class MixedLoad {
  readonly #origin: string;
  readonly #client: string;
  readonly #known: Known[] = [];
  /** Answers that were other than they must be, in words. */
  readonly errors: string[] = [];
  readonly done = { calls: 0, consents: 0, deleted: 0, faults: 0 };

  /** `client` is a token with which consents are made. */
  constructor(origin: string, client: string) {
    this.#origin = origin;
    this.#client = client;
  }

  /** One journey after another, until it is told to stop. */
  async walk(until: AbortSignal): Promise<void> {
    for (let number = 0; !until.aborted; number++) {
      try {
        await this.#journey(number);
      } catch (error) {
        this.errors.push(String(Object(error).cause ?? error));
      }
    }
  }

  /** Has balances be unreachable, and sees that they are; then undoes it, and sees that they are there. */
  async break(token: string): Promise<void> {
    const scope = { operation: 'GET /balances' };
    const made = await this.#call('/stub/faults', { json: { break: 'empty', scope } });
    this.#is(made, 201, 'a fault is switched on');
    const { id } = JSON.parse(made.text) as { readonly id: string };
    const broken = await this.#call(`${basePath}/balances`, { token }).catch(() => undefined);
    if (broken !== undefined) this.errors.push(`the balances are told with ${broken.status}, and are to be cut`);
    this.#is(await this.#call(`/stub/faults/${id}`, { method: 'DELETE' }), 204, 'a fault is switched off');
    this.#is(await this.#call(`${basePath}/balances`, { token }), 200, 'the balances');
    this.done.faults += 1;
  }

  /** What the bank knows otherwise than it acknowledged, in words. */
  async lost(): Promise<readonly string[]> {
    const problems: string[] = [];
    for (const { id, token, isDeleted } of this.#known) {
      const consent = await this.#call(`${consents}/${id}`, { token: this.#client });
      const read = await this.#call(`${basePath}/accounts`, { token });
      const expected = isDeleted ? [400, 401] : [200, 200];
      const found = [consent.status, read.status];
      if (found.join() !== expected.join()) problems.push(`${id}: ${found.join()}, and must be ${expected.join()}`);
    }
    return problems;
  }

  async #journey(number: number): Promise<void> {
    const permissions = ['ReadAccountsDetail', 'ReadBalances', 'ReadTransactionsDetail', 'ReadTransactionsCredits'];
    const json = { Data: { Permissions: permissions }, Risk: {} };
    const made = await this.#call(consents, { token: this.#client, json });
    if (!this.#is(made, 201, 'a consent')) return;
    const id = (JSON.parse(made.text) as { Data: { ConsentId: string } }).Data.ConsentId;
    const query = new URLSearchParams({
      ...{ response_type: 'code', client_id: credentials.client_id, redirect_uri: redirect, scope: 'openid accounts' },
      ...{ consent_id: id, login_hint: personas[number % personas.length] ?? 'household', state: id },
    });
    const sent = await this.#call(`/authorize?${query}`, {});
    if (!this.#is(sent, 302, 'an authorisation')) return;
    const code = new URL(sent.location).searchParams.get('code') ?? '';
    const form = { grant_type: 'authorization_code', code, redirect_uri: redirect, ...credentials };
    const issued = await this.#call('/token', { form });
    if (!this.#is(issued, 200, 'a code')) return;
    this.done.consents += 1;
    const token = (JSON.parse(issued.text) as { access_token: string }).access_token;
    for (const path of ['/accounts', '/transactions', '/accounts']) {
      const read = await this.#call(`${basePath}${path}`, { token });
      this.#is(read, 200, path);
    }
    // Four of five go again, as a client does that tidies up.
    const isDeleted = number % 5 !== 0;
    if (isDeleted) {
      const deleted = await this.#call(`${consents}/${id}`, { token: this.#client, method: 'DELETE' });
      if (!this.#is(deleted, 204, 'a deletion')) return;
      this.#is(await this.#call(`${basePath}/accounts`, { token }), 401, 'a token of a consent that was deleted');
      this.done.deleted += 1;
    }
    const place = this.#known.length < mostRemembered ? this.#known.length : this.done.consents % mostRemembered;
    this.#known[place] = { id, token, isDeleted };
  }

  /** True when an answer is what it must be. */
  #is({ status, text }: Answer, expected: number, what: string): boolean {
    if (status === expected) return true;
    this.errors.push(`${what}: ${status} ${text.slice(0, 200)}`);
    return false;
  }

  async #call(path: string, { token, json, form, method }: Asked): Promise<Answer> {
    const body = json === undefined ? form && new URLSearchParams(form) : JSON.stringify(json);
    const response = await fetch(`${this.#origin}${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
    });
    this.done.calls += 1;
    const { status, headers } = response;
    return { status, text: await response.text(), location: headers.get('location') ?? '' };
  }
}
