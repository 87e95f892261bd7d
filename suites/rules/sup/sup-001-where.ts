import { openApiClause } from '../../core/clause.ts';
import { schemaRule } from '../../core/schema-rule.ts';

const account = { AccountId: 'acc-1', Currency: 'GBP', AccountType: 'Personal', AccountSubType: 'CurrentAccount' };
const beneficiary = { AccountId: 'acc-1', BeneficiaryId: 'ben-1', SupplementaryData: { Alias: 'Rent' } };

export default schemaRule({
  id: 'AISP-SUP-001',
  level: 'MUST',
  title: 'SupplementaryData stands only where the standard, or the profile of the bank, has it',
  matters:
    'Free data where no schema has it make strict clients refuse the record, and show what nobody said would be shown.',
  clause: openApiClause('OBSupplementaryData1'),
  scenarios: ['reads', 'basic-view'],
  needs: 'a successful answer with a body',
  // The root of every answer is named too: it stands for the answer as a whole having been looked through.
  owns: { at: ['', '/**/SupplementaryData'], keywords: ['additionalProperties'] },
  accept: {
    nowhere: { operation: 'GET /accounts', data: { Account: [account] } },
    'in a beneficiary': {
      operation: 'GET /accounts/{AccountId}/beneficiaries',
      data: { Beneficiary: [beneficiary] },
    },
    'in a party, as the profile declares': {
      operation: 'GET /party',
      data: { Party: { PartyId: 'p', SupplementaryData: { VatNumber: 'GB123456789' } } },
    },
  },
  reject: {
    'in an account': { operation: 'GET /accounts', data: { Account: [{ ...account, SupplementaryData: {} }] } },
  },
});
