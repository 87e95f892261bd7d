import type { RuleId } from '../statements/rule-ids.ts';

/** A call at the reference bank with the profile `service`, and what its answer shows. */
export interface ShowingCall {
  /** Method, and path below the base path; `{AccountId}` stands for each account of the customer in turn. */
  readonly call: string;
  /** Who calls: a TPP with the token of a persona (`household` when left out), with its own token, or without any. */
  readonly by?: 'household' | 'sole-trader' | 'limited-company' | 'the client' | 'nobody';
  readonly status: number;
  /** JSON pointer into the answer, `*` for every index; without the rest, something stands there. */
  readonly at?: string;
  /** Each of these stands there. */
  readonly has?: readonly string[];
  /** Whatever stands there matches: the source of a regular expression. */
  readonly every?: string;
  /** Nothing stands there, in any answer. */
  readonly nothing?: true;
}

/** One line of the service document: a sentence, a bullet or a row of a table. */
export interface ServiceLine {
  /** Names it in `docs/service.md`, and in what cites it. */
  readonly id: string;
  /** The heading of the document that it stands under. */
  readonly under: string;
  /** What it says, in words of our own. */
  readonly says: string;
  /** How the reference bank keeps it; of what the document leaves open: what we chose. */
  readonly kept: string;
  readonly shown?: readonly ShowingCall[];
  /** The rules that check it. */
  readonly rules: readonly RuleId[];
  /** Set for what the document leaves open: why we chose so, and what chooses otherwise. */
  readonly open?: { readonly why: string; readonly otherwise: string };
}

const byAccount = (rest: string) => `GET /accounts/{AccountId}/${rest}`;
const midnight = 'T00:00:00\\+00:00$';
const dateTime = '^\\d{4}-\\d{2}-\\d{2}T';
const readOnly = { call: `DELETE ${byAccount('balances').slice(4)}`, status: 405 } as const;
const noToken = { call: 'GET /accounts', by: 'nobody', status: 401 } as const;
const standard = 'Nothing: the standard decides, in every profile';
const noBulkBeneficiaries = { call: 'GET /beneficiaries', status: 404 } as const;
const noBulkDebits = { call: 'GET /direct-debits', status: 404 } as const;
const supplement = '/Data/Party/SupplementaryData';
const noListedSupplement = {
  call: byAccount('parties'),
  by: 'sole-trader',
  status: 200,
  at: '/Data/Party/*/SupplementaryData',
  nothing: true,
} as const;
const vatNumber = { call: byAccount('party'), by: 'sole-trader', status: 200, at: `${supplement}/VatNumber` } as const;
const companyId = {
  call: byAccount('party'),
  by: 'limited-company',
  status: 200,
  at: `${supplement}/CompanyId`,
} as const;

/** The three balance types that the document names. */
const threeTypes = ['Expected', 'InterimAvailable', 'InterimCleared'] as const;
const ofBalances = { call: byAccount('balances'), status: 200, at: '/Data/Balance/*/Type', has: threeTypes } as const;

/** Every line of the service document, in its order. */
export const serviceLines = [
  {
    id: 'the-interface',
    under: 'Title',
    says: 'The document is about the interface of an account information service, in version 3.1.',
    kept: 'The profile `service` is served in every release from 3.1.0 to 3.1.11; 3.1.11 is the default.',
    shown: [{ call: 'GET /accounts', status: 200, at: '/Data/Account/*/AccountId' }],
    rules: ['AISP-SEED-001'],
  },
  {
    id: 'read-only',
    under: 'Introduction',
    says: 'It covers a service that only reads account information, as the Open Banking specification in version 3.1 has it.',
    kept: 'A consent can be made and deleted, and nothing else changed. All rules of the standard are judged, too.',
    shown: [readOnly],
    rules: ['AISP-SEED-002'],
  },
  {
    id: 'only-document',
    under: 'Introduction',
    says: 'There is no other document.',
    kept: 'Nothing else is promised in its name: where it is silent the standard decides, and else this page names our choice.',
    rules: [],
  },
  {
    id: 'third-parties',
    under: 'What the service does',
    says: 'The service shows information on accounts of customers to authorised third parties.',
    kept: 'Without an access token nothing is shown.',
    shown: [noToken, { call: 'GET /accounts', status: 200, at: '/Data/Account/*/AccountId' }],
    rules: ['AISP-SEC-001', 'AISP-SEC-002'],
  },
  {
    id: 'base-path',
    under: 'What the service does',
    says: 'All operations have one base path: `{base_url}/open-banking/v3.1/aisp/`.',
    kept: 'They are there, and links lead nowhere else.',
    shown: [{ call: 'GET /accounts', status: 200, at: '/Links/Self', every: '/open-banking/v3\\.1/aisp/accounts$' }],
    rules: ['AISP-SEED-001', 'AISP-HTTP-028'],
  },
  {
    id: 'groups',
    under: 'What the service does',
    says: 'The interface consists of eight groups of resources.',
    kept: 'The bank has them, and no offers, products and statements.',
    shown: [{ call: byAccount('product'), status: 404 }],
    rules: ['AISP-SEED-018', 'AISP-SEED-019', 'AISP-SEED-020'],
    open: {
      why: 'the document lists groups and does not say that the other groups of the standard are refused: that follows from the list alone, so AISP-SEED-019 and AISP-SEED-020 warn',
      otherwise: '`operations`',
    },
  },
  {
    id: 'group-consents',
    under: 'What the service does',
    says: 'Account Access Consents are the consents that open account information.',
    kept: 'A consent can be made, read and deleted by the client.',
    shown: [
      { call: 'GET /account-access-consents/{ConsentId}', by: 'the client', status: 200, at: '/Data/Permissions' },
    ],
    rules: ['AISP-SEED-018'],
  },
  {
    id: 'group-accounts',
    under: 'What the service does',
    says: 'Accounts are the records of accounts.',
    kept: 'They are read at once and one by one.',
    shown: [{ call: 'GET /accounts/{AccountId}', status: 200, at: '/Data/Account/*/AccountId' }],
    rules: ['AISP-SEED-018'],
  },
  {
    id: 'group-balances',
    under: 'What the service does',
    says: 'Balances are those of accounts.',
    kept: 'They are read at once and by account.',
    shown: [{ call: byAccount('balances'), status: 200, at: '/Data/Balance/*/Amount/Amount' }],
    rules: ['AISP-SEED-018'],
  },
  {
    id: 'group-transactions',
    under: 'What the service does',
    says: 'Transactions are those of accounts.',
    kept: 'They are read at once and by account, in pages.',
    shown: [{ call: byAccount('transactions'), status: 200, at: '/Data/Transaction/*/TransactionId' }],
    rules: ['AISP-SEED-018'],
  },
  {
    id: 'group-beneficiaries',
    under: 'What the service does',
    says: 'Beneficiaries are payees that were registered beforehand, which helps whoever sets up a payment.',
    kept: 'They are read by account.',
    shown: [{ call: byAccount('beneficiaries'), status: 200, at: '/Data/Beneficiary/*/CreditorAccount' }],
    rules: ['AISP-SEED-018', 'AISP-SEED-015'],
  },
  {
    id: 'group-direct-debits',
    under: 'What the service does',
    says: 'Direct Debits are the mandates on accounts.',
    kept: 'They are read by account.',
    shown: [{ call: byAccount('direct-debits'), status: 200, at: '/Data/DirectDebit/*/MandateIdentification' }],
    rules: ['AISP-SEED-018', 'AISP-SEED-016'],
  },
  {
    id: 'group-scheduled-payments',
    under: 'What the service does',
    says: 'Scheduled Payments are payments that are to come, standing orders among them.',
    kept: 'Single payments are read as scheduled payments, standing orders on endpoints of their own, as in the standard. A bank that lists standing orders among its scheduled payments, too, keeps the document as well.',
    shown: [
      { call: byAccount('scheduled-payments'), status: 200, at: '/Data/ScheduledPayment/*/ScheduledPaymentDateTime' },
      { call: byAccount('standing-orders'), status: 200, at: '/Data/StandingOrder/*/StandingOrderId' },
    ],
    rules: ['AISP-SEED-018', 'AISP-SEED-022'],
  },
  {
    id: 'group-parties',
    under: 'What the service does',
    says: 'Parties tell who holds an account.',
    kept: 'The owner of an account, all parties of an account and the PSU are read on three endpoints.',
    shown: [
      { call: byAccount('party'), status: 200, at: '/Data/Party/PartyId' },
      { call: byAccount('parties'), status: 200, at: '/Data/Party/*/PartyId' },
      { call: 'GET /party', status: 200, at: '/Data/Party/PartyId' },
    ],
    rules: ['AISP-SEED-018'],
  },
  {
    id: 'rules-of-the-service',
    under: 'What the service does',
    says: 'Five rules hold for the service.',
    kept: 'The next lines have them.',
    rules: [],
  },
  {
    id: 'rule-1',
    under: 'What the service does, rule 1',
    says: 'A payment can go to a beneficiary that was registered beforehand or to another account of the customer, and to nobody else.',
    kept: 'Whatever an account pays by order, by schedule or by transfer goes to one of its beneficiaries or to an account of the customer.',
    shown: [
      { call: byAccount('standing-orders'), status: 200, at: '/Data/StandingOrder/*/CreditorAccount/Identification' },
    ],
    rules: ['AISP-SEED-003', 'AISP-SEED-003a'],
  },
  {
    id: 'rule-1-list',
    under: 'What the service does, rule 1',
    says: 'These recipients are listed by the group Beneficiaries.',
    kept: 'A beneficiary shows its account, so that a TPP can compare.',
    shown: [
      { call: byAccount('beneficiaries'), status: 200, at: '/Data/Beneficiary/*/CreditorAccount/Identification' },
    ],
    rules: ['AISP-SEED-003', 'AISP-SEED-015'],
  },
  {
    id: 'rule-2',
    under: 'What the service does, rule 2',
    says: 'Among the balances are those of the types `Expected`, `InterimAvailable` and `InterimCleared`.',
    kept: 'Every account shows the three.',
    shown: [ofBalances],
    rules: ['AISP-SEED-004'],
  },
  {
    id: 'rule-3',
    under: 'What the service does, rule 3',
    says: 'The `Expected` balance is the figure that customers mostly see on the screens of the bank.',
    kept: 'It is the balance that the pages of the reference bank show to a customer. What a bank shows elsewhere no call can tell; that it is in the currency of the account can be checked.',
    shown: [{ ...ofBalances, has: ['Expected'] }],
    rules: ['AISP-SEED-006'],
  },
  {
    id: 'rule-4',
    under: 'What the service does, rule 4',
    says: 'Every date field is a date-time, so that all operations handle dates alike.',
    kept: 'Every date has a time and a zone.',
    shown: [
      { call: byAccount('transactions'), status: 200, at: '/Data/Transaction/*/BookingDateTime', every: dateTime },
      {
        ...{ call: byAccount('direct-debits'), status: 200, at: '/Data/DirectDebit/*/PreviousPaymentDateTime' },
        every: dateTime,
      },
    ],
    rules: ['AISP-SEED-007'],
  },
  {
    id: 'rule-5',
    under: 'What the service does, rule 5',
    says: 'Of a standing order only the day counts.',
    kept: 'The bank keeps no time of a standing order.',
    shown: [
      {
        call: byAccount('standing-orders'),
        status: 200,
        at: '/Data/StandingOrder/*/NextPaymentDateTime',
        every: midnight,
      },
    ],
    rules: ['AISP-SEED-008', 'AISP-STO-013'],
  },
  {
    id: 'rule-5-time',
    under: 'What the service does, rule 5',
    says: 'Its time part is `00:00:00+00:00`.',
    kept: 'It is written so, and never with `Z`; a bank that writes `Z` for `+00:00` means the same and passes.',
    shown: [
      {
        call: byAccount('standing-orders'),
        status: 200,
        at: '/Data/StandingOrder/*/FirstPaymentDateTime',
        every: midnight,
      },
    ],
    rules: ['AISP-SEED-008'],
  },
  {
    id: 'fields-of-parties-alone',
    under: 'Resources and their fields',
    says: 'The document lists the fields of the supplementary data of parties, and of nothing else.',
    kept: 'All other fields are those of the standard.',
    shown: [{ call: 'GET /party', status: 200, at: '/Data/Party/PartyType' }],
    rules: ['AISP-EP-031'],
  },
  {
    id: 'supplement',
    under: 'Resources and their fields',
    says: 'Answers about parties may hold, beside the party of the standard (`OBParty2`), one object `SupplementaryData`.',
    kept: 'It is there where a party has a number to show, and left out otherwise.',
    shown: [vatNumber, { ...companyId, call: 'GET /party', at: supplement, nothing: true }],
    rules: ['AISP-SEED-009'],
  },
  {
    id: 'field-supplementary-data',
    under: 'Resources and their fields',
    says: '`OBParty2.SupplementaryData` is there once or not at all.',
    kept: 'It is an object, never a list.',
    shown: [vatNumber],
    rules: ['AISP-SEED-009'],
  },
  {
    id: 'field-vat-number',
    under: 'Resources and their fields',
    says: '`OBParty2.SupplementaryData.VatNumber`, once or not at all, is the VAT number of the account holder.',
    kept: 'A trader that is registered for VAT shows it.',
    shown: [vatNumber, { ...vatNumber, call: 'GET /party' }],
    rules: ['AISP-SEED-010'],
  },
  {
    id: 'field-company-id',
    under: 'Resources and their fields',
    says: '`OBParty2.SupplementaryData.CompanyId`, once or not at all, is the number of the account holder in the register of companies of the UK.',
    kept: 'A limited company shows it as the owner of its account. The person who acts for the company has no such number, so `GET /party` shows none.',
    shown: [companyId, { ...companyId, call: 'GET /party', nothing: true }],
    rules: ['AISP-SEED-011'],
  },
  {
    id: 'open-types',
    under: 'Resources and their fields',
    says: 'Types, formats and lengths of the two members are not shown.',
    kept: 'Each is a text of 1 to 35 characters. A number, or a longer text, warns.',
    shown: [
      { ...vatNumber, every: '^.{1,35}$' },
      { ...companyId, every: '^.{1,35}$' },
    ],
    rules: ['AISP-SEED-010', 'AISP-SEED-011', 'AISP-ENV-015'],
    open: {
      why: 'both numbers may begin with letters or zeros, and 35 characters is the usual bound of identifications in the standard. That a member without a value is left out is no choice: the standard says so',
      otherwise: '`partySupplementaryData.maxLength`',
    },
  },
  {
    id: 'open-fields',
    under: 'Resources and their fields',
    says: 'All other fields of consents and of the seven kinds of records are not shown.',
    kept: 'They are those of the standard. In `SupplementaryData` a further member warns.',
    shown: [{ ...vatNumber, at: `${supplement}/Sector`, nothing: true }],
    rules: ['AISP-EP-031', 'AISP-SEED-012'],
    open: {
      why: 'the table of the document has two members and does not say that there are no others',
      otherwise: '`partySupplementaryData.members` and `partySupplementaryData.others`',
    },
  },
  {
    id: 'balance-types',
    under: 'Resources and their fields',
    says: 'The values of a balance type are `Expected`, `InterimAvailable` and `InterimCleared`.',
    kept: 'The bank shows no other type. One of the standard warns; one that the standard does not have fails by AISP-BAL-003.',
    shown: [{ ...ofBalances, every: `^(${threeTypes.join('|')})$` }],
    rules: ['AISP-SEED-005', 'AISP-BAL-003'],
    open: {
      why: 'rule 2 says that balances include these types, which leaves room for others',
      otherwise: '`balanceTypes.others`',
    },
  },
  {
    id: 'open-states',
    under: 'States and transitions',
    says: 'States and their changes are not shown, those of consents included.',
    kept: 'Consents have the states and the life of the standard.',
    shown: [
      {
        ...{ call: 'GET /account-access-consents/{ConsentId}', by: 'the client', status: 200, at: '/Data/Status' },
        has: ['Authorised'],
      },
    ],
    rules: ['AISP-CON-003', 'AISP-CON-004'],
    open: { why: 'the document follows the standard, which says it', otherwise: standard },
  },
  {
    id: 'paths',
    under: 'Endpoints',
    says: 'All paths begin with the base path.',
    kept: 'Nothing of the interface is served anywhere else.',
    shown: [{ call: 'GET /accounts', status: 200, at: '/Links/Self', every: '/open-banking/v3\\.1/aisp/' }],
    rules: ['AISP-SEED-001'],
  },
  {
    id: 'endpoint-beneficiaries',
    under: 'Endpoints',
    says: '`GET /beneficiaries`, the list of all beneficiaries at once, is not supported.',
    kept: 'It answers 404.',
    shown: [noBulkBeneficiaries],
    rules: ['AISP-SEED-013', 'AISP-EP-032'],
  },
  {
    id: 'endpoint-direct-debits',
    under: 'Endpoints',
    says: '`GET /direct-debits`, the list of all direct debits at once, is not supported.',
    kept: 'It answers 404.',
    shown: [noBulkDebits],
    rules: ['AISP-SEED-014', 'AISP-EP-032'],
  },
  {
    id: 'no-bulk-beneficiaries',
    under: 'Endpoints, rule 1',
    says: 'The operation for all beneficiaries is not there.',
    kept: 'It answers 404. The permission codes can be asked for all the same, for the list by account needs them.',
    shown: [noBulkBeneficiaries],
    rules: ['AISP-SEED-013', 'AISP-SEED-021'],
  },
  {
    id: 'beneficiaries-by-account',
    under: 'Endpoints, rule 1',
    says: 'Beneficiaries are read in another way.',
    kept: 'They are read by account, which is the other way that the standard has.',
    shown: [{ call: byAccount('beneficiaries'), status: 200, at: '/Data/Beneficiary/*/BeneficiaryId' }],
    rules: ['AISP-SEED-015'],
  },
  {
    id: 'no-bulk-direct-debits',
    under: 'Endpoints, rule 2',
    says: 'The operation for all direct debits is not there.',
    kept: 'It answers 404. Its permission code can be asked for all the same.',
    shown: [noBulkDebits],
    rules: ['AISP-SEED-014', 'AISP-SEED-021'],
  },
  {
    id: 'direct-debits-by-account',
    under: 'Endpoints, rule 2',
    says: 'Direct debits are read in another way.',
    kept: 'They are read by account.',
    shown: [{ call: byAccount('direct-debits'), status: 200, at: '/Data/DirectDebit/*/DirectDebitId' }],
    rules: ['AISP-SEED-016'],
  },
  {
    id: 'supplement-on-two',
    under: 'Endpoints, rule 3',
    says: 'Two endpoints of the parties show `SupplementaryData`.',
    kept: 'Two show it, and the third does not. A bank that shows it on all three fails.',
    shown: [vatNumber, { ...vatNumber, call: 'GET /party' }, noListedSupplement],
    rules: ['AISP-SEED-017'],
  },
  {
    id: 'open-operations',
    under: 'Endpoints',
    says: 'Methods, paths, parameters and messages of all other operations are not shown.',
    kept: 'They are those of the standard: every other operation of the eight groups, by account and at once.',
    shown: [{ call: 'GET /balances', status: 200, at: '/Data/Balance/*/AccountId' }],
    rules: ['AISP-EP-030', 'AISP-EP-031', 'AISP-EP-032'],
    open: {
      why: 'a TPP of the standard then finds what it looks for; a bank that has fewer of the operations that the standard makes optional says so in its profile',
      otherwise: '`operations`',
    },
  },
  {
    id: 'open-which-two',
    under: 'Endpoints',
    says: 'Which two endpoints show the supplementary data is not shown.',
    kept: '`GET /accounts/{AccountId}/party` and `GET /party` show it. Where it stands on another pair, AISP-SEED-017 warns.',
    shown: [vatNumber, { ...vatNumber, call: 'GET /party' }, noListedSupplement],
    rules: ['AISP-SEED-017'],
    open: {
      why: 'the document writes the path as `OBParty2.SupplementaryData`, and these two return a single `OBParty2`; the third returns a list. The numbers are those of the account holder: a sole trader who authorises is the account holder, and shows them on both. Of a company `GET /party` shows the person who acts for it, who has none, so that `CompanyId` shows on one endpoint alone, as an optional member may. The two endpoints of an account would show it twice, but also beside people who hold no account',
      otherwise: '`partySupplementaryData.operations`',
    },
  },
  {
    id: 'open-authentication',
    under: 'Authentication',
    says: 'How callers are authenticated and authorised, and how a consent is tied to access, is not shown.',
    kept: 'As in the standard: a token from the consent that a PSU authorised. The reference bank has an OpenID provider.',
    shown: [noToken],
    rules: ['AISP-SEC-001', 'AISP-SEC-009', 'AISP-SEC-011'],
    open: { why: 'the standard says most of it', otherwise: '`tokens` of a target file says how a bank gives tokens' },
  },
  {
    id: 'open-events',
    under: 'Events',
    says: 'Notifications are not shown.',
    kept: 'There are none.',
    rules: [],
    open: {
      why: 'the account information API of the standard has none either',
      otherwise: 'Nothing: no rule is about it',
    },
  },
  {
    id: 'open-errors',
    under: 'Errors',
    says: 'Codes, bodies and statuses of errors are not shown, nor how a list that is not supported answers.',
    kept: 'Errors are those of the standard. What is not supported answers 404.',
    shown: [noBulkBeneficiaries, noBulkDebits],
    rules: ['AISP-HTTP-010', 'AISP-ERR-009'],
    open: {
      why: 'for an operation that is not implemented the standard says 404; any other refusal keeps the service document, and is for AISP-HTTP-010 alone',
      otherwise: '`notImplemented`',
    },
  },
  {
    id: 'open-limits',
    under: 'Limits',
    says: 'How often a TPP may call, and how large pages and answers are, is not shown.',
    kept: 'Lists come in pages of 25 records, and calls are not limited.',
    shown: [{ call: byAccount('transactions'), status: 200, at: '/Links/Next' }],
    rules: ['AISP-PAG-002', 'AISP-HDR-036'],
    open: {
      why: 'the standard asks for pages of 25 to 1000 records where a list is cut, and the smallest shows most of paging',
      otherwise:
        'Nothing for pages: any size that the standard allows passes. `limits` of a target file says how often a run may call',
    },
  },
  {
    id: 'version',
    under: 'Versioning',
    says: 'The version is 3.1, and the path has it: `/open-banking/v3.1/`.',
    kept: 'The same path serves all releases of 3.1.',
    shown: [{ call: 'GET /accounts', status: 200, at: '/Links/Self', every: '/open-banking/v3\\.1/' }],
    rules: ['AISP-SEED-001'],
  },
  {
    id: 'open-changes',
    under: 'Versioning',
    says: 'How the interface changes, how it ends, and other versions are not shown.',
    kept: 'The release is a setting. Version 4 is another release, with what the document promises as far as that version has it.',
    shown: [{ call: 'GET /accounts', status: 200, at: '/Links/Self' }],
    rules: [],
    open: {
      why: 'a bank announces a version and the harness is told',
      otherwise: '`release` of a target file, or `--release`',
    },
  },
] as const satisfies readonly ServiceLine[];

export type ServiceLineId = (typeof serviceLines)[number]['id'];

/** The lines in their general form. */
export const allServiceLines: readonly ServiceLine[] = serviceLines;
