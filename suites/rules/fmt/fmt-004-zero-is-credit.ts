import { amountsIn } from '../../core/amounts.ts';
import { clause } from '../../core/clause.ts';
import { at } from '../../core/json.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { sampleBalance, sampleTransaction } from '../../core/sample-records.ts';

/** Where the data dictionaries say so: balances, also those inside a transaction, and the parts of a statement. */
const places = /^\/Data\/(?:Balance\/\d+|Transaction\/\d+\/Balance|Statement\/\d+\/Statement\w+\/\d+)\/Amount$/;

const zero = (CreditDebitIndicator: string) => ({
  operation: 'GET /balances' as const,
  data: { Balance: [sampleBalance({ Amount: { Amount: '0.00', Currency: 'GBP' }, CreditDebitIndicator })] },
});

export default rule({
  id: 'AISP-FMT-004',
  optional: true,
  level: 'MUST',
  title: 'A balance of zero counts as credit',
  matters: 'A TPP that colours debts red shows a customer at nought as one in debt.',
  clause: clause('Balances', 'Data Dictionary'),
  scenarios: ['reads', 'basic-view'],
  needs: 'a balance of zero: an account with nothing on it',
  apart: true,
  *judge(evidence) {
    for (const found of amountsIn(evidence)) {
      const { Amount } = found.value;
      if (typeof Amount !== 'string' || !/^0+(?:\.0+)?$/.test(Amount) || !places.test(found.pointer)) continue;
      const indicator = at(found.parent, 'CreditDebitIndicator');
      if (indicator === undefined) continue;
      yield look(found, indicator === 'Credit', 'Expected CreditDebitIndicator Credit beside a zero amount', indicator);
    }
  },
  accept: {
    'zero as credit': zero('Credit'),
    'a transaction of nothing may be a debit': [
      zero('Credit'),
      {
        operation: 'GET /transactions',
        data: { Transaction: [sampleTransaction({ Amount: { Amount: '0.00', Currency: 'GBP' } })] },
      },
    ],
  },
  reject: {
    'zero as debit': zero('Debit'),
    'zero as debit after a transaction': {
      operation: 'GET /transactions',
      data: {
        Transaction: [
          sampleTransaction({
            Balance: {
              CreditDebitIndicator: 'Debit',
              Type: 'InterimBooked',
              Amount: { Amount: '0.00', Currency: 'GBP' },
            },
          }),
        ],
      },
    },
  },
});
