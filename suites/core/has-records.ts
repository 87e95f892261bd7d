import { type MessageFamily, operation } from '../../schemas/operations.ts';
import { type Evidence, json } from './evidence.ts';
import { isObject, objectAt } from './json.ts';

/**
 * True when some success shows at least one record of the families, or of any family when these are left out. Error bodies
 * count as records of family `error`. An empty list, an empty object and a body of another shape show nothing.
 */
export function hasRecords(evidence: Evidence, families?: readonly MessageFamily[]): boolean {
  if (families?.includes('error') && evidence.select().some(isErrorBody)) return true;
  return evidence.successes().some((exchange) => {
    const id = exchange.about.operation;
    const family = id === undefined ? undefined : operation(id).response;
    if (family === undefined || family === 'file' || families?.includes(family) === false) return false;
    const data = objectAt(json(exchange), 'Data') ?? {};
    return Object.values(data).some(showsSomething);
  });
}

function isErrorBody(exchange: Parameters<typeof json>[0]): boolean {
  return (exchange.response?.status ?? 0) >= 400 && showsSomething(json(exchange));
}

/** A list of records, a record, or a plain member of a consent. */
function showsSomething(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((element) => isObject(element) && Object.keys(element).length > 0);
  if (isObject(value)) return Object.keys(value).length > 0;
  return value !== undefined && value !== null && value !== '';
}
