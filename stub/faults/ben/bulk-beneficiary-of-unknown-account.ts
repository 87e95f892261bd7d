import { onOperation, records, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'bulk-beneficiary-of-unknown-account',
  title: 'Lists a beneficiary of an account that the consent does not open',
  breaks: ['AISP-BEN-006'],
  profiles: ['full'],
  response: onOperation('GET /beneficiaries', (draft) => {
    setMember(records(draft, 'Beneficiary')[0], 'AccountId', 'closed-account');
  }),
});
