import { type OperationId, operation } from '../../../schemas/operations.ts';
import { clause, type Page } from '../../core/clause.ts';
import { json } from '../../core/evidence.ts';
import { at, listAt, textAt } from '../../core/json.ts';
import { lenient, look } from '../../core/look.ts';
import type { RecordName } from '../../core/operation-records.ts';
import { type Rule, rule } from '../../core/rule.ts';
import type { LeniencyId } from '../../ledger/leniency.ts';

interface Single {
  readonly id: Rule['id'];
  readonly operation: OperationId;
  readonly record: RecordName;
  /** Member that holds the id the path asks for. */
  readonly member: 'AccountId' | 'StatementId';
  readonly title: string;
  readonly matters: string;
  readonly page: Page;
  /** Why an empty array only warns. */
  readonly mayBeEmpty?: LeniencyId;
}

const table: readonly Single[] = [
  {
    id: 'AISP-HTTP-021',
    operation: 'GET /accounts/{AccountId}',
    record: 'Account',
    member: 'AccountId',
    title: 'A single account comes alone in the Account array, with the AccountId that was asked for',
    matters:
      'A TPP takes the first entry of the array for the account that it asked for; another one there puts a name and number under the wrong id.',
    page: 'Accounts',
  },
  {
    id: 'AISP-HTTP-022',
    operation: 'GET /accounts/{AccountId}/product',
    record: 'Product',
    member: 'AccountId',
    title: 'The product of an account comes alone in the Product array, with the AccountId that was asked for',
    matters:
      'A second product beside the first leaves a comparison to pick one, and half of the customers are compared with what they do not have.',
    page: 'Products',
    mayBeEmpty: 'product-that-is-not-there',
  },
  {
    id: 'AISP-HTTP-023',
    operation: 'GET /accounts/{AccountId}/statements/{StatementId}',
    record: 'Statement',
    member: 'StatementId',
    title: 'A single statement comes alone in the Statement array, with the StatementId that was asked for',
    matters: 'A lender who asks for March and gets another statement in the same array decides on the wrong figures.',
    page: 'Statements',
  },
];

function askedId(url: string, member: Single['member']): string | undefined {
  const found = (member === 'AccountId' ? /\/accounts\/([^/?]+)/ : /\/statements\/([^/?]+)/).exec(url)?.[1];
  return found === undefined ? undefined : decodeURIComponent(found);
}

function singleRecord({ id, operation: called, record, member, title, matters, page, mayBeEmpty }: Single): Rule {
  const asked = member === 'AccountId' ? 'acc-1' : 'sta-1';
  const call = { operation: called };
  return rule({
    id,
    level: 'MUST',
    ...(mayBeEmpty === undefined ? {} : { tolerates: [mayBeEmpty] }),
    title,
    matters,
    clause: clause(page, 'Endpoints'),
    applies: ({ operations }) => operations.includes(called) || 'The bank does not offer this operation.',
    scenarios: ['reads', 'basic-view'],
    needs: operation(called).group === 'statements' ? 'a statement to read by its id' : 'an account to read by its id',
    apart: true,
    *judge(evidence) {
      for (const exchange of evidence.successes({ ...call, probe: 'happy' })) {
        const list = listAt(json(exchange), 'Data', record);
        if (list === undefined) continue;
        const place = { exchange, pointer: `/Data/${record}` };
        const tell = mayBeEmpty !== undefined && list.length === 0 ? lenient(mayBeEmpty) : look;
        yield tell(place, list.length === 1, 'Expected one record in the array', list.length);
        if (list.length === 1) {
          const holds = textAt(list, 0, member) === askedId(exchange.request.url, member);
          yield look(place, holds, `Expected the record with the ${member} of the path`, at(list, 0, member));
        }
      }
    },
    accept: { 'the record alone': { ...call, data: { [record]: [{ AccountId: 'acc-1', [member]: asked }] } } },
    reject: {
      'two records': { ...call, data: { [record]: [{ [member]: asked }, { [member]: 'other' }] } },
      'no record': { ...call, data: { [record]: [] } },
      'another record': { ...call, data: { [record]: [{ [member]: 'other' }] } },
    },
  });
}

export default table.map(singleRecord);
