import { clause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { sampleTransaction } from '../../core/sample-records.ts';

const account = { SchemeName: 'UK.OBIE.SortCodeAccountNumber', Identification: '00214496484865' };
const transaction = (changes: object) => ({
  operation: 'GET /accounts/{AccountId}/transactions' as const,
  data: { Transaction: [sampleTransaction({ ...changes })] },
});

export default rule({
  id: 'AISP-TRA-023',
  level: 'SHOULD',
  title: 'The account on the other side is the CreditorAccount of a debit and the DebtorAccount of a credit',
  matters:
    'If payer and payee stand on the wrong sides, a TPP tells the customer that they paid themselves, and rent is never recognised.',
  clause: clause('Transactions', 'Data Dictionary'),
  scenarios: ['reads', 'transaction-permissions'],
  needs: 'a transaction that shows the account on the other side',
  apart: true,
  *judge(evidence) {
    for (const found of evidence.records('Transaction')) {
      const { CreditDebitIndicator: side, CreditorAccount: creditor, DebtorAccount: debtor } = found.value;
      if (creditor === undefined && debtor === undefined) continue;
      if (side !== 'Credit' && side !== 'Debit') continue;
      const [name, there] = side === 'Debit' ? ['CreditorAccount', creditor] : ['DebtorAccount', debtor];
      yield look(found, there !== undefined, `Expected the other side of a ${side} as ${name}`);
    }
  },
  accept: {
    'a debit with its creditor': transaction({ CreditorAccount: account }),
    'a credit with its debtor': transaction({ CreditDebitIndicator: 'Credit', DebtorAccount: account }),
    'both sides': transaction({ CreditorAccount: account, DebtorAccount: account }),
  },
  reject: {
    'a debit with a debtor': transaction({ DebtorAccount: account }),
    'a credit with a creditor': transaction({ CreditDebitIndicator: 'Credit', CreditorAccount: account }),
  },
});
