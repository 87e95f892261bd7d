import { randomUUID } from 'node:crypto';
import { type Answer, bad, type Fault } from './answers.ts';
import { told, written } from './dates.ts';
import type { Departs } from './departures.ts';
import { supportedCodes } from './resources.ts';
import type { Row } from './world.ts';

const dateMembers = ['ExpirationDateTime', 'TransactionFromDateTime', 'TransactionToDateTime'] as const;
type DateMember = (typeof dateMembers)[number];

/** What a TPP asked for, and what came of it. */
export interface Consent {
  readonly id: string;
  readonly client: string;
  readonly codes: readonly string[];
  readonly dates: Readonly<Partial<Record<DateMember, number>>>;
  readonly created: number;
  status: 'AwaitingAuthorisation' | 'Authorised' | 'Rejected';
  changed: number;
  /** Login of the customer who authorised it. */
  customer?: string;
  accounts: ReadonlySet<string>;
}

/** How a consent is shown. Clause: OBReadConsentResponse1. */
export function shown({ id, codes, dates, created, status, changed }: Consent): Row {
  const ends = dateMembers.flatMap((name) => (dates[name] === undefined ? [] : [[name, written(dates[name])]]));
  return {
    Permissions: codes,
    ...Object.fromEntries(ends),
    Status: status,
    StatusUpdateDateTime: written(changed),
    CreationDateTime: written(created),
    ConsentId: id,
  };
}

/** The consent that the body of a request asks for. Throws the answer to a request that asks for none. */
export function consentIn(text: string, client: string, now: number, departs: Departs): Consent {
  const body = parsed(text, departs);
  const problems: Fault[] = [];
  const { Data: data, Risk: risk, ...others } = body;
  for (const name of Object.keys(others)) problems.push(unexpected(name));
  if (risk === undefined) problems.push(missing('Risk'));
  else if (!isObject(risk)) problems.push(invalid('Risk', 'Risk is an object'));
  else for (const name of Object.keys(risk)) problems.push(unexpected(`Risk.${name}`));
  if (data === undefined) problems.push(missing('Data'));
  else if (!isObject(data)) problems.push(invalid('Data', 'Data is an object'));
  const within = isObject(data) ? data : undefined;
  if (within !== undefined) problems.push(...codeProblems(within.Permissions));
  const dates: Partial<Record<DateMember, number>> = {};
  for (const name of dateMembers) {
    const value = within?.[name];
    if (value === undefined) continue;
    const instant = typeof value === 'string' ? told(value)?.instant : undefined;
    if (instant === undefined) problems.push(noDate(`Data.${name}`));
    else dates[name] = instant;
  }
  if (problems.length > 0) throw refusal(problems, departs);
  const codes = [...new Set(within?.Permissions as readonly string[])];
  const status = 'AwaitingAuthorisation';
  return { id: randomUUID(), client, codes, dates, created: now, status, changed: now, accounts: new Set() };
}

function refusal(problems: readonly Fault[], departs: Departs): Answer {
  if (!departs('errors-list-empty')) return bad(problems);
  return bad([], problems.map(({ message }) => message).join('. '));
}

function parsed(text: string, departs: Departs): Record<string, unknown> {
  const format = 'UK.OBIE.Resource.InvalidFormat';
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const own = 'The body is not JSON';
    const thrown = `com.fasterxml.jackson.core.io.JsonEOFException: Unexpected end-of-input at column ${text.length}`;
    throw refusal([{ code: format, message: departs('error-names-a-class') ? thrown : own }], departs);
  }
  if (!isObject(value)) throw refusal([{ code: format, message: 'The body is a JSON object' }], departs);
  return value;
}

/** Clause: the AISP profile, Permissions: which codes go together, and 400 for a code that the bank does not support. */
function codeProblems(codes: unknown): readonly Fault[] {
  const path = 'Data.Permissions';
  if (codes === undefined) return [missing(path)];
  if (!Array.isArray(codes) || codes.length === 0) return [invalid(path, 'Permissions is a list of one code or more')];
  const unknown = codes.find((code) => !supportedCodes.has(code));
  if (unknown !== undefined) return [invalid(path, `unsupported permission: ${String(unknown)}`)];
  const has = (...names: readonly string[]) => names.some((name) => codes.includes(name));
  const view = has('ReadTransactionsBasic', 'ReadTransactionsDetail');
  const side = has('ReadTransactionsCredits', 'ReadTransactionsDebits');
  return [
    ...(has('ReadAccountsBasic', 'ReadAccountsDetail') ? [] : [invalid(path, 'a code for accounts is needed')]),
    ...(view === side ? [] : [invalid(path, 'transactions need a view and a side')]),
  ];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const missing = (path: string): Fault => ({ code: 'UK.OBIE.Field.Missing', message: `${path} is mandatory`, path });
const unexpected = (path: string): Fault => ({ code: 'UK.OBIE.Field.Unexpected', message: 'No such member', path });
const noDate = (path: string): Fault => ({ code: 'UK.OBIE.Field.InvalidDate', message: 'Not an ISO date-time', path });
const invalid = (path: string, message: string): Fault => ({ code: 'UK.OBIE.Field.Invalid', message, path });
