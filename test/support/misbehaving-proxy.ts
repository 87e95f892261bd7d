import type { Release } from '../../schemas/releases.ts';
import type { RuleId } from '../../schemas/statements/rule-ids.ts';
import type { Transport, WireRequest, WireResponse } from '../../suites/client/transport.ts';
import { belowInterface } from './below-interface.ts';
import type { ProfileName } from './mutants.ts';

/**
 * One way in which a proxy between the harness and an honest bank misbehaves. It knows the wire and nothing of the bank, so it is
 * told in terms of what a caller sees: a class of departures, where a fault of the bundled bank is one example.
 */
export interface Misbehaviour {
  /** What it does, as the third person does it: "Shows the balances of an account under the id of another". */
  readonly title: string;
  /** The profile of the bank behind it. */
  readonly profile: ProfileName;
  /** Ids of the rules that fail or warn: these and no others. */
  readonly breaks: readonly RuleId[];
  /** What they are in a release that allows some of it. */
  readonly breaksIn?: Readonly<Partial<Record<Release, readonly RuleId[]>>>;
  /** True for one that shows only between calls that are made at once. */
  readonly sideBySide?: boolean;
  /** Carries calls to the bank and answers back. Called once for each run: what it remembers is one run's. */
  readonly between: (bank: Transport) => Transport;
}

/** A call to the interface, as the proxy sees it. */
export interface SeenCall {
  readonly method: string;
  /** Below the base path: `/accounts/22289/balances`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly request: WireRequest;
}

/** JSON of an answer, to be changed in place. */
export type Json = null | boolean | number | string | Json[] | { [member: string]: Json };
export type JsonObject = { [member: string]: Json };

/** What is seen of a request to the interface; undefined for any other. */
export function seenCall(request: WireRequest): SeenCall | undefined {
  const url = new URL(request.url);
  const path = belowInterface(url);
  return path === undefined ? undefined : { method: request.method, path, query: url.searchParams, request };
}

/** Changes the bodies of successful answers of the interface, in place; what is no JSON object goes through as it is. */
export function spoilBodies(change: (body: JsonObject, call: SeenCall) => void): Misbehaviour['between'] {
  return spoilAnswers((response, call) => {
    if (response.status >= 300 || response.body.length === 0) return response;
    const body = parsed(response.body);
    if (!isObject(body)) return response;
    const before = JSON.stringify(body);
    change(body, call);
    const after = JSON.stringify(body);
    return after === before ? response : { ...response, body: new TextEncoder().encode(after) };
  });
}

/** Puts other answers of the interface in the place of those that came. */
export function spoilAnswers(
  change: (response: WireResponse, call: SeenCall) => WireResponse | Promise<WireResponse>,
): Misbehaviour['between'] {
  return (bank) => async (request, timeoutMs) => {
    const response = await bank(request, timeoutMs);
    const call = seenCall(request);
    return call === undefined ? response : await change(response, call);
  };
}

/** The records of the one list in `Data`, and what puts others in their place; undefined where there is no list. */
export function listIn(
  body: JsonObject,
): { name: string; records: JsonObject[]; keep(records: Json[]): void } | undefined {
  const { Data: data } = body;
  if (!isObject(data)) return undefined;
  for (const [name, list] of Object.entries(data)) {
    if (!Array.isArray(list)) continue;
    const keep = (records: Json[]) => {
      data[name] = records;
    };
    return { name, records: list.filter(isObject), keep };
  }
  return undefined;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parsed(bytes: Uint8Array): Json | undefined {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as Json;
  } catch {
    return undefined;
  }
}
