import type { ConsentKey, ScenarioName } from '../core/probes.ts';
import type { ConsentRequest } from './consent-requests.ts';

/** Something about a request for a consent that a bank may put up with and may refuse. */
export interface OddRequest {
  /** By which its rule finds the call. */
  readonly variant: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What is asked for, from what would be asked for otherwise. */
  readonly data: (usual: ConsentRequest) => ConsentRequest;
}

/** A detached signature in form only: nobody's key made it. */
const signature = 'eyJhbGciOiJQUzI1NiIsImtpZCI6ImFpc3AtY29uZm9ybWFuY2UifQ..bm90LWEtc2lnbmF0dXJl';

export const signed: OddRequest = {
  variant: 'signature',
  headers: { 'x-jws-signature': signature },
  data: (usual) => usual,
};

export const repeatedCode: OddRequest = {
  variant: 'open:repeated-code',
  headers: {},
  data: (usual) => ({ ...usual, Permissions: [...usual.Permissions, ...usual.Permissions.slice(0, 1)] }),
};

/** Which unusual request may make which consent of a run, and the scenarios that call for the request and for the consent. */
const carried: readonly (readonly [OddRequest, ScenarioName, ConsentKey, ScenarioName])[] = [
  [signed, 'headers', 'renewed', 'token-life'],
  [repeatedCode, 'consent-refusals', 'expiring', 'consent-life'],
];

/** The unusual requests that make consents of a run, where the run makes consents and both are called for. */
export function oddRequestsOf(
  scenarios: readonly ScenarioName[],
  makesConsents: boolean,
): ReadonlyMap<ConsentKey, OddRequest> {
  const both = carried.filter(([, one, , other]) => scenarios.includes(one) && scenarios.includes(other));
  return new Map(makesConsents ? both.map(([request, , key]) => [key, request]) : []);
}
