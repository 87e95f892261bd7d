import { clause } from '../../core/clause.ts';
import { recordsOf } from '../../core/evidence.ts';
import { textAt } from '../../core/json.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';

const balances = (...types: readonly string[]) => ({ Balance: types.map((Type) => ({ AccountId: 'acc-1', Type })) });

export default rule({
  id: 'AISP-BAL-004',
  level: 'MUST',
  title: 'Several balances of one account differ in their Type',
  matters: 'Two balances of one Type leave the TPP to show either, and customers to ask why it is the other today.',
  clause: clause('Balances', 'Notes'),
  scenarios: ['reads', 'basic-view'],
  needs: 'an answer with balances',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.successes()) {
      const seen = new Set<string>();
      for (const found of recordsOf(exchange, 'Balance')) {
        // One without a Type has broken the schema already.
        if (textAt(found.value, 'Type') === undefined) continue;
        const key = ['AccountId', 'Type', 'Amount/SubType']
          .map((path) => textAt(found.value, ...path.split('/')))
          .join(' ');
        yield look(
          found,
          !seen.has(key),
          'Expected one balance of each Type for an account',
          textAt(found.value, 'Type'),
        );
        seen.add(key);
      }
    }
  },
  accept: {
    'without any type': {
      operation: 'GET /balances',
      data: { Balance: [{ AccountId: 'a' }, { AccountId: 'a' }, { AccountId: 'a', Type: 'Expected' }] },
    },
    'three types': { operation: 'GET /accounts/{AccountId}/balances', data: balances('Expected', 'InterimAvailable') },
  },
  reject: {
    'the same type twice': { operation: 'GET /accounts/{AccountId}/balances', data: balances('Expected', 'Expected') },
  },
});
