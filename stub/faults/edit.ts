import type { OperationId, ResourceGroup } from '../../schemas/operations.ts';
import { operation } from '../../schemas/operations.ts';
import { inRange } from '../../schemas/releases.ts';
import { errorCodeFour } from '../release/version-four/errors.ts';
import type { Draft, FaultRequest, Json, JsonObject, Spoil } from './fault.ts';

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Spoils only answers of these operations. */
export function onOperation(ids: OperationId | readonly OperationId[], spoil: Spoil): Spoil {
  const wanted: readonly string[] = typeof ids === 'string' ? [ids] : ids;
  return (draft, request) => {
    if (request.operation !== undefined && wanted.includes(request.operation)) spoil(draft, request);
  };
}

/** Spoils only answers of the operations of a resource group. */
export function onGroup(group: ResourceGroup, spoil: Spoil): Spoil {
  return (draft, request) => {
    if (request.operation !== undefined && operation(request.operation).group === group) spoil(draft, request);
  };
}

/** Spoils only answers with this status. */
export function onStatus(status: number, spoil: Spoil): Spoil {
  return (draft, request) => {
    if (draft.status === status) spoil(draft, request);
  };
}

/** Spoils only answers that hold `Data`. */
export function onSuccess(spoil: Spoil): Spoil {
  return (draft, request) => {
    if (draft.body?.Data !== undefined) spoil(draft, request);
  };
}

/** The records of `Data` under a name like `Balance`, whether it holds an array or one object; those can be changed in place. */
export function records(draft: Draft, name: string): readonly JsonObject[] {
  const data = draft.body?.Data;
  const found = isObject(data) ? data[name] : undefined;
  return (Array.isArray(found) ? found : [found]).filter((record) => isObject(record));
}

/** Spoils each record of `Data` under this name. */
export function eachRecord(name: string, change: (record: JsonObject, request: FaultRequest) => void): Spoil {
  return (draft, request) => {
    for (const record of records(draft, name)) change(record, request);
  };
}

/** Puts another list in the place of the records under this name. */
export function changeRecords(
  name: string,
  change: (records: readonly JsonObject[], request: FaultRequest) => readonly Json[],
): Spoil {
  return (draft, request) => {
    const data = draft.body?.Data;
    if (isObject(data) && Array.isArray(data[name])) data[name] = [...change(records(draft, name), request)];
  };
}

function holder(object: JsonObject, path: readonly string[]): JsonObject | undefined {
  let at: Json | undefined = object;
  for (const name of path) at = isObject(at) ? at[name] : undefined;
  return isObject(at) ? at : undefined;
}

/** Removes a member by its path, as in `Amount.Currency`; nothing happens when it is not there. */
export function dropMember(object: JsonObject | undefined, path: string): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  if (object !== undefined) delete holder(object, names)?.[last];
}

/** Sets a member by its path; nothing happens when the object that would hold it is not there. */
export function setMember(object: JsonObject | undefined, path: string, value: Json): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  const at = object === undefined ? undefined : holder(object, names);
  if (at !== undefined) at[last] = value;
}

/** Calls `change` with every member of every object in `value`, at any depth; what it returns is put in its place. */
export function eachMember(
  value: Json | undefined,
  change: (member: Json, name: string, holder: JsonObject) => Json,
): void {
  if (Array.isArray(value)) for (const entry of value) eachMember(entry, change);
  if (!isObject(value)) return;
  for (const [name, member] of Object.entries(value)) {
    const changed = change(member, name, value);
    value[name] = changed;
    eachMember(changed, change);
  }
}

/** Sets a header of every answer, or takes it away. */
export function setHeader(name: string, value: string | undefined): Spoil {
  return (draft) => {
    if (value === undefined) draft.headers.delete(name);
    else draft.headers.set(name, value);
  };
}

/** Makes a refusal of an answer: a status, and an OBErrorResponse1 with one error. */
export function becomeRefusal(draft: Draft, status: number, errorCode: string): void {
  draft.status = status;
  draft.text = undefined;
  draft.headers.set('content-type', 'application/json; charset=utf-8');
  const Message = 'This bank refuses';
  draft.body = inRange(draft.release, { since: '4.0.0' })
    ? { Errors: [{ ErrorCode: errorCodeFour(status, errorCode), Message }] }
    : { Code: `${status} Refused`, Message, Errors: [{ ErrorCode: errorCode, Message }] };
}
