import type { RecordedExchange } from '../core/archive.ts';
import { json } from '../core/evidence.ts';
import { textAt } from '../core/json.ts';
import type { ClientTokenChoice } from './call-options.ts';

/** A consent that a run made, by what the bank answered, and the client that may delete it. */
export interface StandingConsent {
  readonly consentId: string;
  readonly client: ClientTokenChoice;
}

/** The consents that exchanges made and did not delete again: complete even where a scenario was cut short. */
export function standingConsents(exchanges: readonly RecordedExchange[]): readonly StandingConsent[] {
  const standing = new Map<string, StandingConsent>();
  for (const exchange of exchanges) {
    const { request, response } = exchange;
    if (response === undefined || response.status < 200 || response.status > 299) continue;
    const consentId = request.method === 'POST' ? textAt(json(exchange), 'Data', 'ConsentId') : undefined;
    if (consentId !== undefined) standing.set(consentId, { consentId, client: clientOf(request.headers) });
    if (request.method === 'DELETE') standing.delete(decodeURIComponent(request.url.split('/').at(-1) ?? ''));
  }
  return [...standing.values()];
}

function clientOf(headers: RecordedExchange['request']['headers']): ClientTokenChoice {
  return headers.some(([, value]) => value === 'Bearer {other-client}') ? 'other-client' : 'client';
}
