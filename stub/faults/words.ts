import type { respelled } from '../../schemas/codes/respelled.ts';
import type { ResourceGroup } from '../../schemas/operations.ts';
import { inRange, type Release } from '../../schemas/releases.ts';
import { rewriteFor } from '../release/values.ts';
import { errorCodeFour } from '../release/version-four/errors.ts';
import { spelled } from '../release/version-four/spelling.ts';
import { isObject } from './edit.ts';
import type { Draft, Json, JsonObject } from './fault.ts';

// One fault breaks the bank in every release that has its rule: what it says and looks for is written as the release writes it.

const isFour = (release: Release): boolean => inRange(release, { since: '4.0.0' });

/** A word of 3.1 as the release that was called writes it; the word itself where that has no code for it. */
export function word(release: Release, list: keyof typeof respelled, said: string): string {
  return isFour(release) ? (spelled(list, said) ?? said) : said;
}

/** The ErrorCode of a refusal, which in version 4 has four characters, whatever is refused. */
export function errorCode(release: Release, status: number, code: string): string {
  return isFour(release) ? errorCodeFour(status, code) : code;
}

/** True for a refusal that has an error with this code of 3.1, or with what stands for it. */
export function tells({ body, release, status }: Draft, code: string): boolean {
  const errors = body?.Errors;
  const wanted = errorCode(release, status, code);
  return Array.isArray(errors) && errors.some((error) => isObject(error) && error.ErrorCode === wanted);
}

/** What is told of a kind of account, and how: its category and its type by the names and words of the release. */
export function accountWords(release: Release) {
  return isFour(release)
    ? ({ category: 'AccountCategory', type: 'AccountTypeCode', savings: 'SVGS' } as const)
    : ({ category: 'AccountType', type: 'AccountSubType', savings: 'Savings' } as const);
}

/** The type of balance of which the fewest rules speak. */
export function quietBalance(release: Release): string {
  return isFour(release) ? 'ITAV' : 'InterimCleared';
}

/** Where a release writes what was agreed of a standing order or of a mandate; undefined where it says nothing of it. */
export function agreementOf(record: JsonObject, release: Release): JsonObject | undefined {
  if (!isFour(release)) return record;
  const { MandateRelatedInformation: found } = record;
  return isObject(found) ? found : undefined;
}

/** Records of a cluster, made anew from the data of the bank, as a release writes them in full. */
export function written(release: Release, cluster: ResourceGroup, all: readonly object[]): readonly JsonObject[] {
  const rewrite = rewriteFor(release, cluster);
  const found = rewrite === undefined ? all : all.flatMap((one) => rewrite({ ...one }) ?? []);
  return structuredClone(found) as readonly JsonObject[];
}

/** True for the status of a mandate or an order that is over, in whatever way. */
export function mandateEnded(status: Json | undefined): boolean {
  return ['Inactive', 'CANC', 'EXPI', 'SUSP'].some((ended) => ended === status);
}

/** The member of a standing order that tells what the payee reads. */
export function referenceHolder(release: Release): 'Reference' | 'RemittanceInformation' {
  return isFour(release) ? 'RemittanceInformation' : 'Reference';
}
