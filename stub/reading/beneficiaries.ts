import { disclose } from '../disclosure/disclose.ts';
import { json } from '../http/reply.ts';
import { paged, requestedPage } from '../paging/paged.ts';
import type { Reader } from './reader.ts';

/**
 * The beneficiaries of all selected accounts, then, once and without an account, those that the customer has for every
 * account. Clause: Beneficiaries, Resource Definition.
 */
export const allBeneficiaries: Reader = (bank, request, access, accountIds) => {
  const all = [
    ...accountIds.flatMap((id) => bank.world.accountBeneficiaries(id)),
    ...bank.behaviours.sharedBeneficiaries(bank.world.customerBeneficiaries(access.grant.customerKey), accountIds),
  ];
  const page = requestedPage(bank, request, all.length);
  const Beneficiary = disclose(bank, access, 'beneficiaries', all.slice(page.start, page.end));
  return json(200, paged(bank, request, { Beneficiary }, page));
};

/** Which of a customer's beneficiaries a consent shows: every one, whichever accounts were selected. */
export function sharedBeneficiaries(records: readonly object[], _accountIds: readonly string[]): readonly object[] {
  return records;
}
