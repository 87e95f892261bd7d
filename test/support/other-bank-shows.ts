import type { Archive, RecordedExchange } from '../../suites/core/archive.ts';
import { header, json, recordsOf, succeeded } from '../../suites/core/evidence.ts';
import { at, isObject, type JsonObject, textAt } from '../../suites/core/json.ts';
import type { RecordName } from '../../suites/core/operation-records.ts';
import type { DifferenceName } from './other-bank/differences.ts';

/** How a difference of the other bank shows in the evidence of a run: true there, and false for the bundled bank. */
export const shows: Readonly<Record<DifferenceName, (archive: Archive) => boolean>> = {
  'oldest-first': (archive) => all(lists(archive, 'Transaction').map(times), (list) => isSorted(list)),
  'milliseconds-and-z': (archive) =>
    all(dateTimes(archive), (text) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/.test(text)),
  'two-pages': (archive) => all(laterPages(archive), (page) => link(page, 'Next') === undefined),
  cursor: (archive) => all(links(archive, 'Next'), (url) => new URL(url).searchParams.has('cursor')),
  'first-page-has-a-cursor': (archive) => {
    const first = new Set(successes(archive).flatMap((each) => (link(each, 'Prev') ? [] : [asked(each)])));
    return all(links(archive, 'Prev'), (url) => !first.has(url) || /cursor=/.test(url));
  },
  'meta-is-empty': (archive) => all(successes(archive).map(json), (body) => isEmpty(at(body, 'Meta'))),
  'numbers-as-account-ids': (archive) =>
    all(records(archive, 'Account'), ({ AccountId: id }) => /^\d{5}$/.test(String(id))),
  'consent-ids-are-uuids': (archive) => all(consentIds(archive), (id) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-/.test(id)),
  'transactions-without-ids': (archive) =>
    records(archive, 'Transaction').some((each) => !Object.hasOwn(each, 'TransactionId')),
  'one-instant': (archive) =>
    lists(archive, 'Transaction').some((list) =>
      list.some(({ AccountId: id }) => {
        const ofOne = list.filter((each) => each.AccountId === id);
        return ofOne.length > 4 && new Set(times(ofOne)).size === 1;
      }),
    ),
  'statements-called-by-month': (archive) =>
    all(records(archive, 'Statement'), (each) => /^\d{4}-\d{2}$/.test(textAt(each, 'StatementReference') ?? '')),
  'data-comes-last': (archive) =>
    all(successes(archive).map(json), (body) => Object.keys(body ?? {}).at(-1) === 'Data'),
  'errors-without-id': (archive) =>
    all(errors(archive), (body) => !Object.hasOwn(body, 'Id') && all(entriesOf(body), (each) => 'Url' in each)),
  'own-error-code': (archive) =>
    errors(archive).some((body) => entriesOf(body).some(({ ErrorCode: code }) => code === 'GB.Kestrel.Cursor.Unknown')),
  'forbidden-without-body': (archive) => all(answered(archive, 403), hasNoBody),
  'unauthorised-with-challenge-alone': (archive) =>
    all(answered(archive, 401, 404, 405, 406, 415), hasNoBody) &&
    answered(archive, 401).some((each) => /error="invalid_token"/.test(header(each, 'www-authenticate') ?? '')),
  'no-charset': (archive) =>
    all(successes(archive), (each) => json(each) === undefined || header(each, 'content-type') === 'application/json'),
  'no-read-pan': (archive) => all(asking(archive, 'ReadPAN'), (each) => each.response?.status === 400),
  'fewer-bulk-lists': (archive) =>
    ['/beneficiaries', '/direct-debits', '/products', '/offers'].every((path) =>
      all(calls(archive, `/aisp${path}`), (each) => [401, 404].includes(each.response?.status ?? 0)),
    ),
  'balances-of-the-day': (archive) =>
    all(records(archive, 'Balance'), ({ Type: type }) =>
      ['ClosingBooked', 'InterimBooked', 'ClosingAvailable'].includes(String(type)),
    ),
  'decimals-as-needed': (archive) => {
    const amounts = records(archive, 'Transaction', 'Balance').map((each) => textAt(each.Amount, 'Amount') ?? '');
    return [/^\d+$/, /^\d+\.\d$/, /^\d+\.\d{5}$/].every((form) => amounts.some((amount) => form.test(amount)));
  },
  'own-transaction-codes': (archive) =>
    all(records(archive, 'Transaction'), (each) => !('BankTransactionCode' in each)),
  'nothing-optional': (archive) =>
    all(records(archive, 'Account'), (each) => !('Nickname' in each || 'Status' in each || 'OpeningDate' in each)),
  'foreign-filter-is-ignored': (archive) =>
    all(calls(archive, 'BookingDateTime=foo'), (each) => each.response?.status === 200),
  'statement-file-is-csv': (archive) =>
    all(
      calls(archive, '/file').filter((each) => each.response?.status === 200),
      (each) => header(each, 'content-type') === 'text/csv',
    ),
  'past-expiry-is-taken': (archive) =>
    all(variant(archive, 'open:past-expiration'), (each) => each.response?.status === 201),
  // What was asked for in an odd spelling any bank may spell otherwise.
  'dates-are-rewritten': (archive) =>
    answered(archive, 201).some((each) => each.about.operation !== undefined && !shownAsAsked(each)),
  'codes-once': (archive) =>
    all(variant(archive, 'open:repeated-code'), (each) => permissionsIn(each.response?.body).length === 1),
  'access-token-alone': ({ tokens }) =>
    all(tokens, ({ refreshToken, ...others }) => refreshToken === false && !('idToken' in others)),
};

/** True where there are some, and all of them are so. */
function all<T>(some: readonly T[], isSo: (one: T) => boolean): boolean {
  return some.length > 0 && some.every(isSo);
}

function successes({ exchanges }: Archive): readonly RecordedExchange[] {
  return exchanges.filter((each) => succeeded(each) && isObject(json(each)));
}

function calls({ exchanges }: Archive, ending: string): readonly RecordedExchange[] {
  return exchanges.filter(({ request }) => request.url.endsWith(ending));
}

function variant({ exchanges }: Archive, name: string): readonly RecordedExchange[] {
  return exchanges.filter(({ about }) => about.variant === name);
}

function answered({ exchanges }: Archive, ...statuses: readonly number[]): readonly RecordedExchange[] {
  return exchanges.filter(
    ({ request, response, about }) =>
      about.probe !== 'access' && request.url.includes('/aisp/') && statuses.includes(response?.status ?? 0),
  );
}

function hasNoBody({ response }: RecordedExchange): boolean {
  return (response?.body ?? '') === '';
}

function lists(archive: Archive, name: RecordName): readonly (readonly JsonObject[])[] {
  return successes(archive)
    .map((each) => [...recordsOf(each, name)].map(({ value }) => value))
    .filter((list) => list.length > 1);
}

function records(archive: Archive, ...names: readonly RecordName[]): readonly JsonObject[] {
  return names.flatMap((name) =>
    successes(archive).flatMap((each) => [...recordsOf(each, name)].map(({ value }) => value)),
  );
}

const times = (list: readonly JsonObject[]) => list.map((each) => Date.parse(textAt(each, 'BookingDateTime') ?? ''));
const isSorted = (list: readonly number[]) =>
  list.every((time, index) => index === 0 || time >= (list[index - 1] ?? 0));
const isEmpty = (value: unknown) => isObject(value) && Object.keys(value).length === 0;

function dateTimes(archive: Archive): readonly string[] {
  return successes(archive)
    .flatMap(({ response }) => [...(response?.body ?? '').matchAll(/"\w*DateTime":"([^"]+)"/g)])
    .map(([, text = '']) => text);
}

const link = (exchange: RecordedExchange, name: string) => textAt(at(json(exchange), 'Links'), name);
const links = (archive: Archive, name: string) => successes(archive).flatMap((each) => link(each, name) ?? []);
const laterPages = (archive: Archive) => successes(archive).filter((each) => link(each, 'Prev') !== undefined);
const asked = ({ request }: RecordedExchange) => request.url;

function consentIds(archive: Archive): readonly string[] {
  return answered(archive, 201).flatMap((each) => textAt(at(json(each), 'Data'), 'ConsentId') ?? []);
}

function errors(archive: Archive): readonly JsonObject[] {
  return answered(archive, 400).map(json).filter(isObject);
}

function entriesOf({ Errors: entries }: JsonObject): readonly JsonObject[] {
  return Array.isArray(entries) ? entries.filter(isObject) : [];
}

function asking({ exchanges }: Archive, code: string): readonly RecordedExchange[] {
  return exchanges.filter(({ request }) => request.method === 'POST' && permissionsIn(request.body).includes(code));
}

function permissionsIn(body: string | undefined): readonly unknown[] {
  const codes = at(parsed(body), 'Data', 'Permissions');
  return Array.isArray(codes) ? codes : [];
}

/** Whether a consent shows its period in the very letters in which it was asked for. */
function shownAsAsked({ request, response }: RecordedExchange): boolean {
  const [sent, got] = [at(parsed(request.body), 'Data'), at(parsed(response?.body), 'Data')];
  return ['TransactionFromDateTime', 'TransactionToDateTime'].every((name) => textAt(sent, name) === textAt(got, name));
}

function parsed(body: string | undefined): unknown {
  try {
    return JSON.parse(body ?? '');
  } catch {
    return undefined;
  }
}
