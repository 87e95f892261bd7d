import { basePathOf } from '../../schemas/operations.ts';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { createControlledBank } from '../bank.ts';
import type { BankOptions } from '../bank-options.ts';
import { financialIdHeader, financialIdRequired } from '../release/headers.ts';

// Support of the tests beside the code: a bank called without a port, with a clock that stands still.

/** JSON that a test looks into with `at` and `list`. */
export type Body = Readonly<Record<string, unknown>>;

/** What stands in a body at a path like `Data.Account.0.AccountId`; undefined when nothing does. */
export function at(body: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (Object(value) as Body)[name], body);
}

/** The records that stand in a body at a path; none when there is no array. */
export function list(body: unknown, path: string): readonly Body[] {
  const found = at(body, path);
  return Array.isArray(found) ? found : [];
}

export interface Call {
  readonly method?: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, unless it is a string. */
  readonly body?: unknown;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; an empty object when there is none. */
  readonly body: Body;
}

export interface Granted {
  readonly token: string;
  readonly consentId: string;
  readonly accountIds: readonly string[];
}

export const origin = 'http://bank.test';

/** Opens a bank of the full profile with pages of 25, at noon of 15 June 2026. */
export function openBank(options: Partial<BankOptions> = {}) {
  const { release = '3.1.11' } = options;
  const clock = { now: Date.parse('2026-06-15T12:00:00Z') };
  const unexpected: unknown[] = [];
  const bank = createControlledBank({
    profile: fullProfile,
    release: '3.1.11',
    seed: 7,
    pageSize: 25,
    now: () => new Date(clock.now),
    report: (error) => unexpected.push(error),
    ...options,
  });

  /** Calls the bank, with `x-fapi-financial-id` where it is required and none is given; a path that does not start with `!` is below the base path, an absolute URI is taken as it is. */
  async function call(path: string, { method = 'GET', token, headers = {}, body }: Call = {}): Promise<Answer> {
    const url = path.startsWith('http')
      ? path
      : `${origin}${path.startsWith('!') ? path.slice(1) : basePathOf(release) + path}`;
    const sent = new Headers(headers);
    if (!sent.has(financialIdHeader) && financialIdRequired(release)) sent.set(financialIdHeader, 'test-bank');
    if (token !== undefined) sent.set('authorization', `Bearer ${token}`);
    if (body !== undefined && !sent.has('content-type')) sent.set('content-type', 'application/json');
    const init = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
    const response = await bank.fetch(new Request(url, { method, headers: sent, ...init }));
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    const parsed: Body = isJson && text !== '' ? JSON.parse(text) : {};
    return { status: response.status, headers: response.headers, text, body: parsed };
  }

  /** A PSU's token by the developers' way; `household` unless the body names another persona. */
  async function grant(body: Readonly<Record<string, unknown>> = {}): Promise<Granted> {
    const answer = await call('!/stub/tokens', { method: 'POST', body: { persona: 'household', ...body } });
    if (answer.status !== 201) throw new Error(answer.text);
    const { access_token: token, openbanking_intent_id: consentId, account_ids: accountIds } = answer.body;
    return { token: String(token), consentId: String(consentId), accountIds: (accountIds ?? []) as readonly string[] };
  }

  async function form(fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams(fields).toString();
    return call('!/token', { method: 'POST', headers: { ...type, ...headers }, body });
  }

  /** A client's token. */
  async function clientToken(clientId = 'harbour-aisp', scope = 'accounts'): Promise<string> {
    const client = { client_id: clientId, client_secret: `${clientId}-secret` };
    const answer = await form({ grant_type: 'client_credentials', scope, ...client });
    return String(answer.body.access_token);
  }

  return { bank, clock, unexpected, call, grant, form, clientToken };
}
