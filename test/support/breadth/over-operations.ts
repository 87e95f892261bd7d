import type { RuleId } from '../../../schemas/statements/rule-ids.ts';
import type { Dimension, Sentence } from './breadth.ts';
import {
  belowAccount,
  bulkLists,
  byPermission,
  collections,
  everyConsentOperation,
  everyData,
  everyOperation,
  everyRead,
  listsOfTransactions,
  oneConsent,
  oneStatement,
  operationsOf,
  twinsOf,
  withBody,
  withRecords,
} from './dimensions.ts';

const numbered = (group: string, numbers: readonly string[]) =>
  numbers.map((number) => `AISP-${group}-${number}` as RuleId);
const missing = numbered('PRM', ['002', '003', '004', '005', '006', '007', '008', '009', '010', '011', '012', '013']);
const readable = numbered('PRM', ['014', '015', '016', '017', '018', '019', '020', '021', '022', '023', '024', '025']);
const dualRecords = numbered('DUAL', [
  '010',
  '013',
  '015',
  '016',
  '017',
  '018',
  '019',
  '020',
  '021',
  '022',
  '023',
  '024',
  '025',
  '026',
  '027',
  '028',
  '029',
  '030',
  '031',
  '034',
  '035',
  '036',
  '037',
]);
const dualConsents = numbered('DUAL', ['001', '002', '003', '004', '005', '006', '007', '009', '012', '039']);

type Row = readonly [
  holds: string,
  rules: RuleId | readonly RuleId[],
  over: Dimension,
  gaps?: Readonly<Record<string, string>>,
];

const accountsOpen = 'Every consent opens the accounts themselves, so nobody ever lacks the permission.';
const throughAccounts =
  'The consent or its token ends while the run waits: one call is made, to the operation that leads to all the others.';
const accountFirst =
  'The AccountId stands before the StatementId in the path, and is tried on every other operation of an account.';
const noneEmpty = 'Nobody here has an empty one: what is read of the accounts brings records.';
const onePage = 'The whole list is on one page, so no link leads from it to another.';
const unread = 'No call tries it.';
const noSuchMember = 'Its records have no such member here.';
const oneSide = 'It is the side that the others are compared with.';

/** Sentences that hold for many operations. */
const rows: readonly Row[] = [
  ['No token opens nothing', 'AISP-SEC-001', everyOperation],
  ['A token that the bank did not issue opens nothing', 'AISP-SEC-002', everyData],
  ['Only a bearer token opens anything', 'AISP-SEC-005', everyData],
  ['The token of a PSU opens no consent operation', 'AISP-SEC-006', everyConsentOperation],
  ['The token of the client opens no data', 'AISP-SEC-007', everyData],
  [
    'A token of another scope opens nothing',
    'AISP-SEC-008',
    everyConsentOperation,
    {
      others:
        'Making or deleting a consent with it would leave something behind if the bank took it; the read shows whether the scope is looked at.',
    },
  ],
  ['The token of one PSU opens nothing of another', 'AISP-SEC-009', belowAccount, { others: accountFirst }],
  ['A TPP has no consent of another', ['AISP-SEC-010', 'AISP-CON-045'], oneConsent],
  ['A deleted consent opens nothing', 'AISP-SEC-011', everyData, { others: accountFirst }],
  ['A consent past its end opens nothing', 'AISP-SEC-012', everyData, { others: throughAccounts }],
  ['A withdrawn consent opens nothing', ['AISP-SEC-013', 'AISP-V4-008'], everyData, { others: throughAccounts }],
  ['A 401 carries a challenge', 'AISP-SEC-024', everyOperation],
  [
    'What a consent does not permit is no matter of the token',
    'AISP-SEC-025',
    everyData,
    { 'GET /accounts': accountsOpen },
  ],
  ['No error tells of the inside of the bank', 'AISP-SEC-026', everyOperation],
  ['The interaction id is played back', ['AISP-HDR-001', 'AISP-HDR-006'], everyOperation],
  ['An error has an interaction id without one in its request', 'AISP-HDR-004', everyOperation],
  ['An error plays back the interaction id', 'AISP-HDR-005', everyOperation],
  ['No call needs x-fapi-financial-id', 'AISP-HDR-012', everyOperation],
  ['An unacceptable representation is refused', ['AISP-HDR-021', 'AISP-HDR-022'], everyData],
  ['JSON is called JSON in a success', 'AISP-HDR-028', withBody],
  ['JSON is called JSON in an error', 'AISP-HDR-029', everyOperation],
  ['Bodies are UTF-8', 'AISP-HDR-031', withBody],
  ['Nobody else keeps an answer', 'AISP-HDR-037', withBody],
  ['A header comes once', 'AISP-HDR-901', everyOperation],
  ['A GET that succeeds is 200', 'AISP-HTTP-001', everyRead],
  ['A call without a body is never 415', 'AISP-HTTP-009', everyRead],
  ['An unknown AccountId is 400', 'AISP-HTTP-012', belowAccount],
  ['An unknown StatementId is 400', 'AISP-HTTP-014', oneStatement],
  ['An unknown ConsentId is 400', ['AISP-HTTP-013', 'AISP-CON-046'], oneConsent],
  [
    'The refusal of an unknown id has its code',
    'AISP-HTTP-015',
    operationsOf('every operation with an id in its path', (id) => id.includes('{')),
  ],
  ['An account that was not selected is 403', 'AISP-HTTP-016', belowAccount, { others: accountFirst }],
  ['A statement is not reached through another account', 'AISP-STA-013', oneStatement],
  ['A query that finds nothing is 200', 'AISP-HTTP-018', collections, { others: noneEmpty }],
  ['A list without a record is an empty array', 'AISP-HTTP-019', collections, { others: noneEmpty }],
  ['An error has a body of JSON', ['AISP-HTTP-024', 'AISP-HTTP-025'], everyOperation],
  ['The links of all answers agree', ['AISP-HTTP-027', 'AISP-HTTP-028'], withBody],
  ['A status has a meaning', 'AISP-HTTP-032', everyOperation],
  ['An answer ends', 'AISP-HTTP-901', everyOperation],
  ['No two errors have one Id', 'AISP-ERR-003', everyOperation],
  ['An ErrorCode has a namespace', ['AISP-ERR-010', 'AISP-V4-034'], everyOperation],
  ['The first page has no Links.Prev', 'AISP-PAG-005', collections],
  ['A page has 25 to 1000 records', 'AISP-PAG-006', collections],
  [
    'Pages lead to each other',
    [
      'AISP-PAG-002',
      'AISP-PAG-003',
      'AISP-PAG-004',
      'AISP-PAG-007',
      'AISP-PAG-009',
      'AISP-PAG-014',
      'AISP-PAG-015',
      'AISP-PAG-017',
    ],
    collections,
    { 'GET /transactions': unread, others: onePage },
  ],
  [
    'Page links keep to the filters, the account and the permissions of the first page',
    ['AISP-PAG-010', 'AISP-PAG-011'],
    listsOfTransactions,
    { others: onePage },
  ],
  [
    'Without its permission an operation is refused',
    [...missing, 'AISP-PRM-036', 'AISP-STA-004'],
    byPermission,
    {
      'GET /accounts': accountsOpen,
      'GET /accounts/{AccountId}': accountsOpen,
    },
  ],
  [
    'With its permission an operation is open',
    [...readable, 'AISP-ACC-002', 'AISP-EP-004'],
    byPermission,
    { others: 'The rule of the operation itself tells it: the permission is one that a further one goes with.' },
  ],
  [
    'A bulk list shows what each account shows',
    ['AISP-ACC-901', 'AISP-ACC-019', 'AISP-BAL-012', 'AISP-TRA-021', 'AISP-BEN-007', 'AISP-FIL-021'],
    bulkLists,
    { others: oneSide },
  ],
  [
    'Records are of the account that was asked for',
    ['AISP-ACC-002a', 'AISP-BAL-011', 'AISP-TRA-020', 'AISP-HTTP-021', 'AISP-HTTP-022', 'AISP-BEN-005'],
    belowAccount,
    { others: 'A party and a file carry no AccountId.' },
  ],
  ['A date-time is a real one', ['AISP-DTM-002', 'AISP-DTM-009'], withBody, { others: noSuchMember }],
  ['Nothing stands for no value', 'AISP-ENV-015', withBody],
  ['No member comes twice', 'AISP-ENV-911', withBody],
  ['A success has Links and Meta', 'AISP-ENV-001', withBody],
  ['Links.Self leads to the resource', ['AISP-ENV-007', 'AISP-CON-026'], withBody],
  [
    'Links.Self brings the same again',
    ['AISP-ENV-008', 'AISP-PAG-009'],
    collections,
    {
      others:
        'What Self has to be is compared with the request in every answer; it is followed where most hangs on it.',
    },
  ],
  ['SupplementaryData repeats nothing', 'AISP-SUP-003', withRecords, { others: noSuchMember }],
  ['Both versions show the same records', dualRecords, twinsOf(withRecords)],
  ['Both versions refuse alike', 'AISP-DUAL-032', twinsOf(everyOperation), { others: unread }],
  ['Both versions know the same consents', dualConsents, twinsOf(oneConsent)],
  [
    'The Links of an answer stay in the version that was called',
    'AISP-DUAL-033',
    twinsOf(withBody),
    { others: unread },
  ],
];

export const overOperations: readonly Sentence[] = rows.map(([holds, rules, over, gaps = {}]) => ({
  ...{ holds, over, gaps },
  rules: typeof rules === 'string' ? [rules] : rules,
}));
