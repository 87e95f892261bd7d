import type { Exchange, Header } from '../../reports/contract/index.ts';
import type { Purpose, RecordedExchange } from '../core/archive.ts';
import type { Call } from './call.ts';
import type { LearnedSecrets } from './learned-secrets.ts';
import { recordedResponse, withheld } from './recorded-response.ts';
import { type Transport, TransportError, type WireRequest, type WireResponse } from './transport.ts';

/** A call that was made, and what came of it. */
export interface Carried {
  readonly call: Call;
  /** As they were sent, but for the credentials. */
  readonly headers: Readonly<Record<string, string>>;
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly response?: WireResponse;
  readonly failure?: NonNullable<Exchange['failure']>;
}

/** What carries calls. */
export interface Carrier {
  readonly transport: Transport;
  /** Milliseconds until an answer counts as lost. */
  readonly timeoutMs: number;
  /** Is taught what a bank may echo and nobody may read. */
  readonly learned: LearnedSecrets;
  readonly now: () => Date;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Request headers that never carry a credential. */
const plainHeaders = /^(accept|content-type|user-agent|x-fapi-interaction-id)$/i;

/** Makes one call, once. Throws only what is no trouble on the way. */
export async function carry(
  call: Call,
  { transport, timeoutMs, learned, now, headers: always }: Carrier,
): Promise<Carried> {
  const headers = { ...always, ...call.headers };
  const wire: WireRequest = {
    method: call.method,
    url: call.url,
    headers: call.token === undefined ? headers : { ...headers, authorization: credentials(call, call.token.value) },
    ...(call.body === undefined ? {} : { body: call.body }),
    ...(call.certificate === undefined ? {} : { certificate: call.certificate }),
    ...(call.bare ? { bare: true } : {}),
  };
  learned.learnFromRequest(wire, call.secret === true);
  const startedAt = now();
  const known = () => ({ call, headers, startedAt, endedAt: now() });
  try {
    const response = await transport(wire, timeoutMs);
    if (call.secret) learned.learnFromResponse(response);
    return { ...known(), response };
  } catch (error) {
    if (!(error instanceof TransportError)) throw error;
    return { ...known(), failure: { code: error.code, message: error.message } };
  }
}

/** A call with what came of it, as it is kept: without credentials. */
export function exchangeOf(
  { call, headers, startedAt, endedAt, response, failure }: Carried,
  id: string,
): RecordedExchange {
  const sent: Header[] = Object.entries(headers).map(([name, value]) => [
    name,
    call.secret && !plainHeaders.test(name) ? withheld : value,
  ]);
  if (call.token !== undefined) sent.push(['authorization', credentials(call, `{${call.token.label}}`)]);
  return {
    id,
    scenario: call.scenario,
    purpose: purposeLine(call.about),
    about: call.about,
    request: {
      method: call.method,
      url: call.secret ? (call.url.split('?')[0] ?? call.url) : call.url,
      headers: sent,
      ...(call.body === undefined ? {} : { body: call.secret ? withheld : call.body }),
    },
    ...(response === undefined ? {} : { response: recordedResponse(response, call.secret === true) }),
    ...(failure === undefined ? {} : { failure }),
    startedAt: startedAt.toISOString(),
    durationMs: Math.max(0, endedAt.getTime() - startedAt.getTime()),
  };
}

function credentials({ scheme = 'Bearer' }: Call, token: string): string {
  return scheme === 'none' ? token : `${scheme} ${token}`;
}

/** What a call was for, as a person reads it. */
export function purposeLine({ operation, probe, variant, carries, consent }: Purpose): string {
  const under = consent === undefined ? '' : ` under consent ${consent}`;
  const what = variant ?? carries;
  return `${operation ?? 'call'}: ${probe}${what === undefined ? '' : ` (${what})`}${under}`;
}
