import { type OperationId, operation } from '../../schemas/operations.ts';
import type { Found, Place, RecordedExchange } from './archive.ts';
import { json, succeeded } from './evidence.ts';
import { isObject, type Visit, walk } from './json.ts';
import { recordNameOf } from './operation-records.ts';

/**
 * Objects that may be empty: Risk has no members in this interface, Meta none that must be, and a bank defines what
 * SupplementaryData holds. Links without Self and Data without its list are for other rules.
 */
const mayBeEmpty: readonly string[] = ['Risk', 'Meta', 'SupplementaryData', 'Links', 'Data'];

/** A list over all accounts of a bank that keeps beneficiaries by customer may leave this one empty. */
const customerLevel = /^\/Data\/Beneficiary\/\d+\/AccountId$/;

/** A link that is no URI has a rule of its own, whatever stands in its place. */
const link = /^\/Links\/(?:Self|First|Prev|Next|Last)$/;

/** What programs write for a text or a date that they do not have. */
const zeroDate = /^0001-01-01(?:T|$)/;
const zeroTexts: readonly string[] = ['string', 'null', 'undefined'];

/** Texts that people write may say anything; so may what a bank defines itself. */
const written = /^(?:Nickname|Reference|\w+Reference|TransactionInformation|Name|Description)$/;
const ownData = /\/SupplementaryData\//;

/** The dates of a statement have to be there, whether the bank knows them or not. */
const statementDates = /^\/Data\/Statement\/\d+\/(?:Start|End|Creation)DateTime$/;

/** Zeros count in identifications under a scheme alone: elsewhere they may be meant. */
function isZeroText(value: string, { name, parent, pointer }: Visit): boolean {
  if (ownData.test(pointer)) return false;
  if (zeroDate.test(value)) return !statementDates.test(pointer);
  const underScheme = isObject(parent) && 'SchemeName' in parent && /^(?:Secondary)?Identification$/.test(name);
  if (underScheme && /^0+$/.test(value)) return true;
  return zeroTexts.includes(value) && !written.test(name);
}

/** An empty object in a list is a record of which nothing may be shown, and stands for no member. */
function standsForNothing(visit: Visit): boolean {
  const { value, name, parent } = visit;
  if (value === null || value === '') return true;
  if (typeof value === 'string') return isZeroText(value, visit);
  if (!isObject(value) || Object.keys(value).length > 0) return false;
  return !Array.isArray(parent) && !mayBeEmpty.includes(name);
}

/** The list of records itself is never left out: that it is a list, and empty where there is none, is for other rules. */
function isElsewhere(id: OperationId, pointer: string): boolean {
  if (link.test(pointer) || pointer === `/Data/${recordNameOf(id)}`) return true;
  return id === 'GET /beneficiaries' && customerLevel.test(pointer);
}

const none: ReadonlySet<string> = new Set();
const known = new WeakMap<object, Map<string, ReadonlySet<string>>>();

/**
 * Pointers of what stands for no value in a successful answer: null, an empty text or object, a zero. One rule tells of
 * them, and all others look past them: whatever else they break there, its cause is that there is no value.
 */
export function placeholdersIn(exchange: RecordedExchange): ReadonlySet<string> {
  const id = exchange.about.operation;
  const body = json(exchange);
  if (id === undefined || operation(id).response === 'file' || !succeeded(exchange)) return none;
  if (typeof body !== 'object' || body === null) return none;
  const cached = known.get(body) ?? new Map<string, ReadonlySet<string>>();
  known.set(body, cached);
  const found = cached.get(id) ?? placeholders(id, body);
  cached.set(id, found);
  return found;
}

/** True for a place at which an answer has what stands for no value. */
export function isNothing({ exchange, pointer }: Place): boolean {
  return pointer !== undefined && placeholdersIn(exchange).has(pointer);
}

/** Those of some members that a record has with a value; what stands for none shows nothing. */
export function shownMembers({ value, ...place }: Found, names: readonly string[]): readonly string[] {
  return names.filter(
    (name) => Object.hasOwn(value, name) && !isNothing({ ...place, pointer: `${place.pointer}/${name}` }),
  );
}

function placeholders(id: OperationId, body: object): ReadonlySet<string> {
  const found = walk(body).filter((visit) => standsForNothing(visit) && !isElsewhere(id, visit.pointer));
  return found.length === 0 ? none : new Set(found.map(({ pointer }) => pointer));
}
