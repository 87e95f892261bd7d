import { type OperationId, operation } from '../../schemas/operations.ts';
import type { RecordedExchange } from './archive.ts';
import { json } from './evidence.ts';
import { at, isObject } from './json.ts';
import { type Look, look } from './look.ts';
import { answersWithList, recordNameOf } from './operation-records.ts';
import { isSuccess, statusOf } from './status.ts';

/**
 * Looks at whether an operation answered a call that had every right to succeed: with any status of a success, and with the
 * member of `Data` that belongs to it. The exact status and the content of the records are for other rules.
 */
export function lookAtAnswer(id: OperationId, exchange: RecordedExchange): Look {
  if (!isSuccess(exchange)) {
    return look(
      { exchange },
      false,
      'Expected a success for a well-formed call that the consent permits',
      statusOf(exchange),
    );
  }
  const { response } = operation(id);
  if (response === undefined) return look({ exchange }, true, '');
  if (response === 'file')
    return look({ exchange }, (exchange.response?.size ?? 0) > 0, 'Expected a file with content');
  const { body: text = '' } = exchange.response ?? {};
  const body = json(exchange);
  if (body === undefined && text !== '') return look({ exchange }, false, 'Expected a JSON body', text.slice(0, 60));
  const data = at(body, 'Data');
  const name = recordNameOf(id);
  if (name === undefined) return look({ exchange }, isObject(data), 'Expected a JSON body with the object Data', data);
  const member = at(data, name);
  if (answersWithList(id)) {
    return look({ exchange }, Array.isArray(member), `Expected a JSON body with the array Data.${name}`, member);
  }
  const holds = isObject(data) && (member === undefined || isObject(member));
  return look(
    { exchange },
    holds,
    `Expected a JSON body with Data, and in it ${name} as an object if any`,
    member ?? data,
  );
}
