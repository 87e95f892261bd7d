import { basePath } from '../../schemas/operations.ts';

/** A consent as far as a bank has acknowledged what became of it. */
interface Known {
  readonly id: string;
  status: 'AwaitingAuthorisation' | 'Authorised' | 'deleted' | 'unknown';
  readonly tokens: string[];
  refresh?: string;
}

/** An answer that never came: what was asked for may have happened, or not. */
class CutOffError extends Error {}

const consents = `${basePath}/account-access-consents`;
const client = { client_id: 'harbour-aisp', client_secret: 'harbour-aisp-secret' };
const redirect = 'https://harbour.example/callback';
/** Whoever sends more dead refresh tokens to one process is taken for a guesser, and slowed. */
const mostGuesses = 8;
/** At a time. */
const journeysAtOnce = 6;

/**
 * Journeys of a client whose every call goes to another process of one bank, as a balancer leads it that knows nothing of the calls
 * before; and a ledger of all that the bank has acknowledged.
 */
export class Journeys {
  readonly #urls: string[];
  readonly #ledger: Known[] = [];
  #calls = 0;
  #access = '';
  readonly unexpected: string[] = [];
  readonly found = { finished: 0, kept: 0, deleted: 0, unknown: 0 };

  constructor(urls: readonly string[]) {
    this.#urls = [...urls];
  }

  /** Leads no more calls to a process. */
  leave(url: string): void {
    this.#urls.splice(this.#urls.indexOf(url), 1);
  }

  /** Leads calls to one more. */
  join(url: string): void {
    this.#urls.push(url);
  }

  async begin(): Promise<void> {
    const answer = await this.#token({ grant_type: 'client_credentials', scope: 'accounts' });
    this.#access = String(answer.body.access_token);
  }

  /** Makes so many journeys, and has something happen in the middle of them. */
  async run(count: number, happens: () => Promise<void> = async () => {}): Promise<void> {
    let begun = 0;
    let happening: Promise<void> | undefined;
    const walker = async () => {
      while (begun < count) {
        const number = begun++;
        if (number === Math.floor(count / 3)) happening = happens();
        await this.#journey(number);
      }
    };
    await Promise.all(Array.from({ length: journeysAtOnce }, walker));
    await happening;
  }

  /** What a process knows otherwise than was acknowledged, in words. */
  async broken(url: string): Promise<readonly string[]> {
    const problems: string[] = [];
    let renewed = 0;
    for (const { id, status, tokens, refresh } of this.#ledger) {
      if (status === 'unknown') continue;
      const consent = await this.#at(url, `${consents}/${id}`, { token: this.#access });
      const shown = consent.status === 200 ? String(Object(consent.body.Data).Status) : `${consent.status}`;
      if (shown !== (status === 'deleted' ? '400' : status)) problems.push(`${id} is ${shown} and was ${status}`);
      for (const token of tokens) {
        const { status: found } = await this.#at(url, `${basePath}/accounts`, { token });
        if (found !== (status === 'deleted' ? 401 : 200)) problems.push(`a token of ${id}, ${status}, got ${found}`);
      }
      if (status !== 'deleted' || refresh === undefined || renewed++ >= mostGuesses) continue;
      const form = { grant_type: 'refresh_token', refresh_token: refresh, ...client };
      const { body } = await this.#at(url, '/token', { form });
      if (body.error !== 'invalid_grant') problems.push(`${id} was deleted and is refreshed`);
    }
    return problems;
  }

  async #journey(number: number): Promise<void> {
    let known: Known | undefined;
    try {
      const asked = { Data: { Permissions: ['ReadAccountsBasic', 'ReadBalances'] }, Risk: {} };
      const made = await this.#call(consents, { token: this.#access, json: asked });
      if (this.#isOff(made, 201, 'consent')) return;
      known = { id: String(Object(made.body.Data).ConsentId), status: 'AwaitingAuthorisation', tokens: [] };
      this.#ledger.push(known);
      const { id } = known;
      await this.#authorise(known);
      if (known.status !== 'Authorised') return;
      await this.#reads(known, 200);
      if (number % 3 === 0) await this.#renew(known);
      if (number % 2 === 0) {
        known.status = 'unknown';
        const deleted = await this.#call(`${consents}/${id}`, { token: this.#access, method: 'DELETE' });
        if (this.#isOff(deleted, 204, 'deletion')) return;
        known.status = 'deleted';
        await this.#reads(known, 401);
      }
      this.found.finished += 1;
      this.found[known.status === 'deleted' ? 'deleted' : 'kept'] += 1;
    } catch (error) {
      if (!(error instanceof CutOffError)) throw error;
      if (known !== undefined) known.status = 'unknown';
      this.found.unknown += 1;
    }
  }

  async #authorise(known: Known): Promise<void> {
    const { id } = known;
    // Until it is acknowledged nobody knows.
    known.status = 'unknown';
    const query = new URLSearchParams({
      ...{ response_type: 'code', client_id: client.client_id, redirect_uri: redirect, scope: 'openid accounts' },
      ...{ consent_id: id, login_hint: 'household', state: id },
    });
    const sent = await this.#call(`/authorize?${query}`, {});
    if (this.#isOff(sent, 302, 'authorisation')) return;
    const code = new URL(sent.location).searchParams.get('code') ?? '';
    const token = await this.#token({ grant_type: 'authorization_code', code, redirect_uri: redirect });
    if (this.#isOff(token, 200, 'code')) return;
    known.status = 'Authorised';
    known.tokens.push(String(token.body.access_token));
    known.refresh = String(token.body.refresh_token);
  }

  async #renew(known: Known): Promise<void> {
    const renewed = await this.#token({ grant_type: 'refresh_token', refresh_token: known.refresh ?? '' });
    if (!this.#isOff(renewed, 200, 'renewal')) known.tokens.push(String(renewed.body.access_token));
  }

  async #reads(known: Known, expected: number): Promise<void> {
    for (const token of known.tokens) {
      const read = await this.#call(`${basePath}/accounts`, { token });
      this.#isOff(read, expected, `reading a consent that is ${known.status}`);
    }
  }

  /** True where an answer is another than it must be; 503 is told apart, for a store that is away. */
  #isOff({ status, text }: Answer, expected: number, what: string): boolean {
    if (status === expected) return false;
    if (status === 503) throw new CutOffError();
    this.unexpected.push(`${what}: ${status} ${text.slice(0, 300)}`);
    return true;
  }

  #token(form: Readonly<Record<string, string>>): Promise<Answer> {
    return this.#call('/token', { form: { ...form, ...client } });
  }

  /** Calls whichever process comes next; one that is not there at all has done nothing, and the next is called. */
  async #call(path: string, asked: Asked): Promise<Answer> {
    for (;;) {
      const url = this.#urls[this.#calls++ % this.#urls.length] ?? '';
      try {
        return await this.#at(url, path, asked);
      } catch (error) {
        if (!isRefused(error)) throw new CutOffError(String(error), { cause: error });
      }
    }
  }

  async #at(url: string, path: string, { token, json, form, method }: Asked): Promise<Answer> {
    const body = json === undefined ? form && new URLSearchParams(form) : JSON.stringify(json);
    const response = await fetch(`${url}${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true && text !== '';
    const parsed = isJson ? (JSON.parse(text) as Readonly<Record<string, unknown>>) : {};
    return { status: response.status, text, body: parsed, location: response.headers.get('location') ?? '' };
  }
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
  readonly body: Readonly<Record<string, unknown>>;
  readonly location: string;
}

const isRefused = (error: unknown) => {
  const { cause } = Object(error) as { cause?: { code?: string; errors?: readonly { code?: string }[] } };
  return (cause?.code ?? cause?.errors?.[0]?.code) === 'ECONNREFUSED';
};
