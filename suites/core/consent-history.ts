import { type Release, type Version, versionOf } from '../../schemas/releases.ts';
import { isDateTime } from '../validation/date-time.ts';
import type { RecordedExchange } from './archive.ts';
import { type Evidence, json } from './evidence.ts';
import { type JsonObject, listAt, objectAt, parsedJson, textAt } from './json.ts';
import { withoutDates } from './oddities.ts';
import type { ConsentKey } from './probes.ts';
import { isSuccess } from './status.ts';
import { meant } from './words.ts';

/** What one answer says of a consent: `Data` of OBReadConsentResponse1. */
export interface ConsentReading {
  readonly exchange: RecordedExchange;
  readonly data: JsonObject;
}

/** The answers that made consents of the run, one for each consent that could be made. */
export function createdConsents(evidence: Evidence): readonly ConsentReading[] {
  return readings(evidence.successes({ operation: 'POST /account-access-consents', probe: 'happy' }));
}

/** The readings of consents by GET, in the order in which they were made. */
export function readConsents(evidence: Evidence): readonly ConsentReading[] {
  return readings(evidence.successes({ operation: 'GET /account-access-consents/{ConsentId}', probe: 'happy' }));
}

/** All readings of one consent: its creation first, then in the order in which they were made. */
export function historyOf(evidence: Evidence, key: ConsentKey): readonly ConsentReading[] {
  return [...createdConsents(evidence), ...readConsents(evidence)].filter(
    ({ exchange }) => exchange.about.consent === key,
  );
}

/** Each reading by GET beside the answer that made the consent. */
export function* readingsBesideCreation(
  evidence: Evidence,
): Generator<{ readonly created: ConsentReading; readonly read: ConsentReading }> {
  for (const read of readConsents(evidence)) {
    const created = createdConsents(evidence).find(
      ({ exchange }) => exchange.about.consent !== undefined && exchange.about.consent === read.exchange.about.consent,
    );
    if (created !== undefined) yield { created, read };
  }
}

const statuses: Readonly<Record<Version, readonly string[]>> = {
  '3.1': ['AwaitingAuthorisation', 'Authorised', 'Rejected', 'Revoked'],
  '4.0': ['AWAU', 'AUTH', 'RJCT', 'CANC', 'EXPD'],
};

/** The Status of a reading, when it is one that the release knows: by the word of version 3.1 where there is one. */
export function statusIn({ data }: Pick<ConsentReading, 'data'>, release: Release): string | undefined {
  const status = textAt(data, 'Status') ?? '';
  return statuses[versionOf(release)].includes(status) ? meant('consentStatus', status) : undefined;
}

/** `Data` of the consent request that an exchange sent; undefined when it sent none. */
export function requestedData({ request }: RecordedExchange): JsonObject | undefined {
  return objectAt(parsedJson(request.body ?? ''), 'Data');
}

/** The permission codes of a consent or of the request for one. */
export function codesIn(data: JsonObject | undefined): readonly string[] {
  return (listAt(data, 'Permissions') ?? []).filter((code) => typeof code === 'string');
}

/** True when two date-times name the same instant, however they are spelled; undefined when one of them is no date-time. */
export function sameInstant(one: unknown, other: unknown): boolean | undefined {
  if (typeof one !== 'string' || typeof other !== 'string') return undefined;
  if (!isDateTime(one.toUpperCase()) || !isDateTime(other.toUpperCase())) return undefined;
  return Date.parse(one) === Date.parse(other);
}

function readings(exchanges: readonly RecordedExchange[]): readonly ConsentReading[] {
  return exchanges.flatMap((exchange) => {
    const data = objectAt(json(exchange), 'Data');
    return data === undefined ? [] : [{ exchange, data }];
  });
}

/** True where the bank makes a consent of the same request without its date-times: then they are why it refused. */
export function isAcceptedWithoutDates(evidence: Evidence, { id }: RecordedExchange): boolean {
  return evidence.whole.select({ variant: withoutDates, follows: id }).some(isSuccess);
}
