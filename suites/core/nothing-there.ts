import type { OperationId } from '../../schemas/operations.ts';
import { type Evidence, json, recordsOf } from './evidence.ts';
import { at } from './json.ts';
import { type Look, look } from './look.ts';
import type { RecordName } from './operation-records.ts';
import { statusOf } from './status.ts';

/** Refusals that are not about the account having nothing, and belong to other rules. */
const otherwise: ReadonlySet<number> = new Set([401, 403, 429]);

/**
 * Looks at the calls that a consent permits and that brought no record: an account without any is answered with 200 and
 * an empty array. Failures of the server and refusals of the caller are left to the rule of the operation.
 */
export function* lookAtNothingThere(evidence: Evidence, operation: OperationId, record: RecordName): Generator<Look> {
  for (const exchange of evidence.select({ operation, probe: 'happy' })) {
    const status = statusOf(exchange);
    if (otherwise.has(status) || status >= 500 || [...recordsOf(exchange, record)].length > 0) continue;
    const list = at(json(exchange), 'Data', record);
    // What is in the list and is no record is for the schema.
    if (Array.isArray(list) && list.length > 0) continue;
    const holds = status === 200 && Array.isArray(list);
    yield look({ exchange }, holds, 'Expected 200 and an empty array', status === 200 ? list : status);
  }
}
