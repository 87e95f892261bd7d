import { disclose } from '../disclosure/disclose.ts';
import type { Reader } from './reader.ts';

/**
 * The beneficiaries of all selected accounts, then, once and without an account, those that the customer has for every
 * account. Clause: Beneficiaries, Resource Definition.
 */
export const allBeneficiaries: Reader = (bank, _request, { grant, consent }, accountIds) => {
  const all = [
    ...accountIds.flatMap((id) => bank.world.accountBeneficiaries(id)),
    ...bank.behaviours.sharedBeneficiaries(bank.world.customerBeneficiaries(grant.customerKey), accountIds),
  ];
  return {
    kind: 'list',
    total: all.length,
    data: (start, end) => ({
      Beneficiary: disclose(bank, consent.permissions, 'beneficiaries', all.slice(start, end)),
    }),
  };
};
