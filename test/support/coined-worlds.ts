import { createHash } from 'node:crypto';
import type { Archive } from '../../suites/core/archive.ts';
import { isObject } from '../../suites/core/json.ts';

/** Members in which a bank shows what belongs to somebody. */
const personal =
  /^(?:Nickname|Name|FullLegalName|MerchantName|Identification|SecondaryIdentification|MandateIdentification|PartyNumber|EmailAddress|Phone|Mobile|AddressLine|StreetName|BuildingNumber|PostCode|TownName|TransactionInformation|(?:Statement|Transaction|Creditor|Debtor)?Reference|VatNumber|CompanyId|LEI)$/;

/**
 * What customers may be called and may write: short, common, and like something else. Dates and parts of dates, numbers, codes,
 * media types, paths, names of members, words of our own messages.
 */
const coins = [
  ...['A', 'b', 'Z', '7', '0', '42', '00', '-', '?', ' ', 'é', '李', '🙂', 'Ab', 'x', 'xxxx', '****1234'],
  ...['2026', '05', '2026-05', '2026-03-17', '20260317', '17/03/2026', '2026-03-17T10:30:00.000Z', '10:30', '00:00:00'],
  ...['2026-03-17T10:30:00+00:00', '2025-01', '2026-02-30', 'March 2026', '17 Mar 2026', '2026-W12', '1767225600'],
  ...['10.00', '1e5', '0.01', '12345678', '12345678.90', '4000', '200', '401', '1', '25', '-1', '1,234.56', 'NaN'],
  ...[
    'GBP',
    'EUR',
    'GB',
    'UK',
    'GET',
    'POST',
    'true',
    'false',
    'null',
    'undefined',
    'Data',
    'Account',
    'Balance',
    'Links',
  ],
  ...[
    'Booked',
    'Credit',
    'Debit',
    'Enabled',
    'InterimAvailable',
    'Expected',
    'AUTH',
    'Authorised',
    'IBAN',
    'OTHR',
    'SALA',
  ],
  ...['UK.OBIE.IBAN', 'UK.OBIE.SortCodeAccountNumber', 'UK.OBIE.Field.Invalid', 'UK.OBIE.Resource.NotFound', 'U002'],
  ...[
    'account',
    'consent',
    'token',
    'PSU',
    'bank',
    'expired',
    'invalid',
    'permission',
    'the',
    'got',
    'Expected a date-time',
  ],
  ...[
    'Current Account',
    'Savings',
    'rainy day',
    'Invalid token',
    'unsupported permission: ReadPAN',
    'Bearer',
    'ReadPAN',
  ],
  ...[
    'application/json',
    'application/pdf',
    'charset=utf-8',
    '/open-banking/v3.1/aisp',
    '/accounts',
    'v3.1',
    'v4.0',
    '3.1.11',
  ],
  ...[
    'page',
    'fromBookingDateTime',
    'x-fapi-interaction-id',
    'Location',
    'Content-Type',
    'no-store',
    'https://bank.test',
  ],
  ...[
    '(',
    ')',
    '"',
    '\\',
    '{}',
    '[]',
    '{"a":1}',
    '%20',
    '&amp;',
    '<b>',
    '; got',
    '…',
    "O'Neill",
    'a=b&c=d',
    'Grace',
    'May',
  ],
  ...['Mr Rhydian Tregarth', 'ophelia.m@mail.example', '+44 7700 900456', 'GB29NWBK80200110203345', '80200110203345'],
  ...[
    '5409050000004321',
    '5493001KJTIIGC8Y1R12',
    'GB987654321',
    'SC654321',
    'NW1 1AB',
    '93bac548-d2de-4546-b106-880a5018460d',
  ],
];

/**
 * The same run at a bank whose customers have other names, numbers and references: each personal value became one of the `coins` or
 * an id of something else, and equal values became equal ones. The same seed gives the same world.
 */
export function coinedWorld(archive: Archive, seed: number): Archive {
  const ids = idsIn(archive);
  const pool = [...coins, ...ids.slice(0, 40)];
  // Some worlds have a coin for every value, some for every fourth one, some draw from a few coins alone.
  const share = [1, 4, 2, 16][seed % 4] ?? 1;
  const few = seed % 3 === 0 ? 3 + (seed % 7) : pool.length;
  const drawn = (value: string, what: string): number =>
    createHash('sha256').update(`${seed} ${what} ${value}`).digest().readUInt32BE();
  const offset = drawn('', 'offset');
  const coined = (value: string): string =>
    drawn(value, 'share') % share === 0
      ? (pool[(offset + (drawn(value, 'coin') % few)) % pool.length] ?? value)
      : value;
  const rewritten = (value: unknown, isPersonal: boolean): unknown => {
    if (Array.isArray(value)) return value.map((each) => rewritten(each, isPersonal));
    if (isObject(value))
      return Object.fromEntries(
        Object.entries(value).map(([name, each]) => [name, rewritten(each, personal.test(name))]),
      );
    return isPersonal && typeof value === 'string' ? coined(value) : value;
  };
  const body = (text: string): string => {
    if (!/^\s*[[{]/.test(text)) return text;
    try {
      return JSON.stringify(rewritten(JSON.parse(text), false));
    } catch {
      return text;
    }
  };
  return {
    ...archive,
    exchanges: archive.exchanges.map(({ response, ...exchange }) => ({
      ...exchange,
      ...(response === undefined ? {} : { response: { ...response, body: body(response.body) } }),
    })),
  };
}

function idsIn({ exchanges }: Archive): readonly string[] {
  const found = exchanges.flatMap(({ response }) =>
    [...(response?.body ?? '').matchAll(/"(?:[A-Z][A-Za-z]*Id)":"([^"\\]+)"/g)].map(([, id = '']) => id),
  );
  return [...new Set(found)];
}
