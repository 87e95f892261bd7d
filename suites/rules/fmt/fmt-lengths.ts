import { messageFamilies } from '../../../schemas/operations.ts';
import { clause, openApiClause } from '../../core/clause.ts';
import { sampleAccount, sampleParty, sampleTransaction } from '../../core/sample-records.ts';
import { schemaRule } from '../../core/schema-rule.ts';

const lengths = ['minLength', 'maxLength'] as const;
const reads = { level: 'MUST', scenarios: ['reads', 'basic-view'] } as const;

const transaction = (changes: object) => ({
  operation: 'GET /transactions' as const,
  data: { Transaction: [sampleTransaction({ ...changes })] },
});

const accountName = (Name: string) => ({
  operation: 'GET /accounts' as const,
  data: {
    Account: [sampleAccount({ Account: [{ SchemeName: 'UK.OBIE.PAN', Identification: '************4561', Name }] })],
  },
});

const party = (changes: object) => ({ operation: 'GET /party' as const, data: { Party: sampleParty({ ...changes }) } });

const text = schemaRule({
  ...reads,
  id: 'AISP-FMT-008',
  title: 'Text is never empty and never longer than its class allows',
  matters:
    'Columns of databases are as wide as the standard says; a longer text is cut or the record is refused, and an empty one fills the screen with blanks.',
  clause: openApiClause('Max35Text and its like'),
  scenarios: ['reads', 'basic-view', 'consents'],
  needs: 'a successful answer with text',
  owns: { families: messageFamilies.filter((family) => family !== 'error'), at: ['/**'], keywords: lengths },
  accept: {
    'as long as allowed': party({ Address: [{ PostCode: 'P'.repeat(16), Country: 'GB' }] }),
    'characters count, not bytes': party({ Address: [{ PostCode: 'é'.repeat(16), Country: 'GB' }] }),
  },
  reject: {
    'a character too long': party({ Address: [{ PostCode: 'P'.repeat(17), Country: 'GB' }] }),
  },
});

const ids = schemaRule({
  ...reads,
  id: 'AISP-FMT-023',
  title: 'An AccountId has at most 40 characters, a ConsentId 128, a TransactionId 210',
  matters:
    'Key columns are made as wide as the standard allows; a longer id is cut, and two that begin alike become one.',
  clause: openApiClause('AccountId, ConsentId and TransactionId'),
  needs: 'an answer with accounts, consents or transactions',
  owns: { at: ['/**/AccountId', '/**/ConsentId', '/**/TransactionId'], keywords: lengths },
  accept: { 'as long as allowed': transaction({ AccountId: 'a'.repeat(40), TransactionId: 't'.repeat(210) }) },
  reject: {
    'a long AccountId': transaction({ AccountId: 'a'.repeat(41) }),
    'a long TransactionId': transaction({ TransactionId: 't'.repeat(211) }),
    'a long ConsentId': {
      operation: 'GET /account-access-consents/{ConsentId}',
      data: { ConsentId: 'c'.repeat(129) },
    },
  },
});

const categories = schemaRule({
  ...reads,
  id: 'AISP-FMT-027',
  title: 'A MerchantCategoryCode has 3 or 4 characters',
  matters:
    'Spending is sorted by merchant category: a code of another length falls into none, and groceries become "other".',
  clause: openApiClause('OBMerchantDetails1'),
  needs: 'a card transaction with MerchantDetails',
  owns: {
    families: ['transaction'],
    at: ['/Data/Transaction/*/MerchantDetails/MerchantCategoryCode'],
    keywords: lengths,
  },
  accept: { 'four digits': transaction({}), three: transaction({ MerchantDetails: { MerchantCategoryCode: '742' } }) },
  reject: {
    'a name': transaction({ MerchantDetails: { MerchantCategoryCode: 'Restaurants' } }),
    'two digits': transaction({ MerchantDetails: { MerchantCategoryCode: '42' } }),
  },
});

const addressLines = schemaRule({
  ...reads,
  id: 'AISP-FMT-028',
  optional: true,
  title: 'An address has at most 5 AddressLines for a party and 7 for an institution, of at most 70 characters each',
  matters:
    'Addresses are laid out in as many lines as the standard has; further or longer ones are cut, and letters come back.',
  clause: openApiClause('OBPostalAddress6 and OBParty2 Address'),
  needs: 'an answer with an address',
  owns: {
    at: [
      '/Data/Party/Address/*/AddressLine',
      '/Data/Party/Address/*/AddressLine/*',
      '/Data/Party/*/Address/*/AddressLine',
      '/Data/Party/*/Address/*/AddressLine/*',
      '/Data/*/*/CreditorAgent/PostalAddress/AddressLine',
      '/Data/*/*/CreditorAgent/PostalAddress/AddressLine/*',
      '/Data/*/*/DebtorAgent/PostalAddress/AddressLine',
      '/Data/*/*/DebtorAgent/PostalAddress/AddressLine/*',
    ],
  },
  accept: {
    'five lines': party({ Address: [{ AddressLine: ['1', '2', '3', '4', '5'], Country: 'GB' }] }),
    'no lines, the parts instead': party({}),
  },
  reject: {
    'six lines': party({ Address: [{ AddressLine: ['1', '2', '3', '4', '5', '6'], Country: 'GB' }] }),
    'a line of 71 characters': party({ Address: [{ AddressLine: ['l'.repeat(71)], Country: 'GB' }] }),
    'one text for all lines': party({ Address: [{ AddressLine: '1 High Street', Country: 'GB' }] }),
  },
});

const names = schemaRule({
  ...reads,
  id: 'AISP-FMT-030',
  title: 'The name of an account or of a party has at most 350 characters, and 70 in earlier releases',
  matters:
    'The name is compared with that which the customer gave; one that was cut or overflows its field fails the check.',
  clause: clause('Parties', 'Data Dictionary'),
  needs: 'an answer with the name of an account or of a party',
  owns: {
    at: [
      '/Data/Account/*/Account/*/Name',
      '/Data/*/*/CreditorAccount/Name',
      '/Data/*/*/DebtorAccount/Name',
      '/Data/Party/Name',
      '/Data/Party/*/Name',
    ],
    keywords: ['maxLength'],
  },
  accept: { 'as long as allowed': accountName('N'.repeat(350)), 'other letters': accountName('Zoë Ó Briain') },
  reject: {
    'a long account name': accountName('N'.repeat(351)),
    'a long party name': party({ Name: 'N'.repeat(351) }),
  },
});

export default [text, ids, categories, addressLines, names];
