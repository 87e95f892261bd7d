import type { OperationId } from '../../schemas/operations.ts';
import type { RuleId } from '../../schemas/statements/rule-ids.ts';

/** Rule, operation and what a TPP loses without it, in the order of the standard's endpoint table. */
export const endpointTable: readonly (readonly [rule: RuleId, operation: OperationId, matters: string])[] = [
  [
    'AISP-EP-001',
    'POST /account-access-consents',
    'Everything begins with a consent: a TPP that cannot make one connects no customer of this bank at all.',
  ],
  [
    'AISP-EP-002',
    'GET /account-access-consents/{ConsentId}',
    'A TPP reads the consent to learn whether the PSU approved, declined or withdrew it; where it cannot, it goes on showing connections that are dead.',
  ],
  [
    'AISP-EP-003',
    'DELETE /account-access-consents/{ConsentId}',
    'A customer who disconnects a bank in an app expects access to end; where the deletion fails, data stay open that the TPP promised to close.',
  ],
  [
    'AISP-EP-004',
    'GET /accounts',
    'Each AccountId that a TPP ever uses comes from this list: without it there is no balance, no transaction, nothing to show.',
  ],
  [
    'AISP-EP-005',
    'GET /accounts/{AccountId}',
    'A TPP that refreshes one account at a time drops it from the screen when this read fails, although the list still names it.',
  ],
  [
    'AISP-EP-006',
    'GET /accounts/{AccountId}/balances',
    'The balance of an account is what people open the app for; where the read fails they see the figure of yesterday, or none.',
  ],
  [
    'AISP-EP-007',
    'GET /balances',
    'A TPP fetches all balances in one call to spare its budget of calls; where that call fails, the overview of every account is empty at once.',
  ],
  [
    'AISP-EP-008',
    'GET /accounts/{AccountId}/transactions',
    'Budgets, categories and checks of affordability are sums over the transactions of an account: one account that cannot be read makes each sum wrong.',
  ],
  [
    'AISP-EP-009',
    'GET /transactions',
    'A TPP that keeps all accounts up to date from one list falls behind on every one of them when the list fails.',
  ],
  [
    'AISP-EP-010',
    'GET /accounts/{AccountId}/beneficiaries',
    'Payee checks and address books start from the beneficiaries of the account; without them the PSU types in sort codes that the bank knows.',
  ],
  [
    'AISP-EP-011',
    'GET /beneficiaries',
    'Where a bank declares one list of all payees, a TPP builds on it and does not ask account by account, so its failure leaves the address book empty.',
  ],
  [
    'AISP-EP-012',
    'GET /accounts/{AccountId}/direct-debits',
    'Bills to come are forecast from the mandates of an account; where the read fails, the app calls money free that is already owed.',
  ],
  [
    'AISP-EP-013',
    'GET /direct-debits',
    'A TPP that finds forgotten subscriptions looks through the mandates of all accounts in one call, and finds none when it fails.',
  ],
  [
    'AISP-EP-014',
    'GET /accounts/{AccountId}/standing-orders',
    'Standing orders are rent, savings and loans: a forecast without them ends the month with money that will not be there.',
  ],
  [
    'AISP-EP-015',
    'GET /standing-orders',
    'A TPP that plans the month of a customer over all accounts takes every standing order from this one list, and has no plan without it.',
  ],
  [
    'AISP-EP-016',
    'GET /accounts/{AccountId}/scheduled-payments',
    'What is due next week stands nowhere else: a TPP that cannot read it lets the customer spend the money twice.',
  ],
  [
    'AISP-EP-017',
    'GET /scheduled-payments',
    'A warning of an overdraft adds up what all accounts are about to pay; without the list over all of them it never comes.',
  ],
  [
    'AISP-EP-018',
    'GET /accounts/{AccountId}/product',
    'A comparison needs to know what the account is now; where the product cannot be read, the TPP can advise on nothing.',
  ],
  [
    'AISP-EP-019',
    'GET /products',
    'A TPP that reviews everything a customer holds takes all products in one call; where it fails, the review says that the customer holds nothing.',
  ],
  [
    'AISP-EP-020',
    'GET /accounts/{AccountId}/offers',
    'An offer of an account runs out on a date: a TPP that cannot read it tells the customer after the date, or never.',
  ],
  [
    'AISP-EP-021',
    'GET /offers',
    'A TPP that shows the best offer of all accounts compares those of one list, and has none to compare when the call fails.',
  ],
  [
    'AISP-EP-022',
    'GET /accounts/{AccountId}/party',
    'Lenders and accountants check who holds an account before they rely on it; without the party, each check is done by hand.',
  ],
  [
    'AISP-EP-023',
    'GET /accounts/{AccountId}/parties',
    'Who else holds or may use a joint or business account stands in this list alone; without it a lender takes the first name for the only one.',
  ],
  [
    'AISP-EP-024',
    'GET /party',
    'A TPP matches the PSU who consented with the customer who signed up; where this call fails, it cannot tell the two apart and stops.',
  ],
  [
    'AISP-EP-025',
    'GET /accounts/{AccountId}/statements',
    'Loan applications ask for the statements of an account; where they cannot be listed, the customer goes back to scanning paper.',
  ],
  [
    'AISP-EP-026',
    'GET /accounts/{AccountId}/statements/{StatementId}',
    'A TPP that stored a StatementId reads that statement again for its totals; where the read fails, the figures that it shows have no source.',
  ],
  [
    'AISP-EP-027',
    'GET /accounts/{AccountId}/statements/{StatementId}/file',
    'Some lenders accept a statement only as the bank printed it; a file that cannot be fetched leaves them with a reference to nothing.',
  ],
  [
    'AISP-EP-028',
    'GET /accounts/{AccountId}/statements/{StatementId}/transactions',
    'A card bill is reconciled with the transactions on it; where these cannot be read, the total stands alone and nobody can check it.',
  ],
  [
    'AISP-EP-029',
    'GET /statements',
    'An accounting service collects the new statements of all accounts in one call; where it fails, the books of every account stay open.',
  ],
];

/** Id of the rule that an operation is there: this rule, and no other, tells what an absent operation leads to. */
export function endpointRuleOf(operation: OperationId): RuleId {
  const [rule] = endpointTable.find(([, id]) => id === operation) ?? [];
  if (rule === undefined) throw new TypeError(`no rule says that ${operation} is there`);
  return rule;
}
