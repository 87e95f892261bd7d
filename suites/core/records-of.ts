import type { Found, RecordedExchange } from './archive.ts';
import { at, isObject, pointer } from './json.ts';
import type { RecordName } from './operation-records.ts';
import { json, parsedBodies } from './parsed-bodies.ts';

const foundRecords = new WeakMap<object, WeakMap<RecordedExchange, Map<RecordName, readonly Found[]>>>();

/** The records of one kind in one answer; found once while its body is held, however many rules ask. */
export function recordsOf(exchange: RecordedExchange, name: RecordName): readonly Found[] {
  if (!parsedBodies.hasList(exchange, name)) return [];
  const body = json(exchange) as object;
  const ofBody = foundRecords.get(body) ?? new WeakMap<RecordedExchange, Map<RecordName, readonly Found[]>>();
  foundRecords.set(body, ofBody);
  const ofAnswer = ofBody.get(exchange) ?? new Map<RecordName, readonly Found[]>();
  ofBody.set(exchange, ofAnswer);
  const found = ofAnswer.get(name) ?? findRecords(exchange, name);
  ofAnswer.set(name, found);
  return found;
}

function findRecords(exchange: RecordedExchange, name: RecordName): readonly Found[] {
  const data = at(json(exchange), 'Data', name);
  if (isObject(data)) return [{ exchange, value: data, pointer: pointer('Data', name) }];
  if (!Array.isArray(data)) return [];
  return data.flatMap((value: unknown, index) =>
    isObject(value) ? { exchange, value, pointer: pointer('Data', name, index) } : [],
  );
}
