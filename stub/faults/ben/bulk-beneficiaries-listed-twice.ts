import { changeRecords, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'bulk-beneficiaries-listed-twice',
  title: 'Lists a beneficiary of the customer once for each account',
  breaks: ['AISP-BEN-007'],
  profiles: ['full'],
  response: onOperation(
    'GET /beneficiaries',
    changeRecords('Beneficiary', ([first, ...rest]) => {
      if (first === undefined) return rest;
      const { AccountId: _account, BeneficiaryId: _id, ...shared } = first;
      return [shared, shared, ...rest];
    }),
  ),
});
