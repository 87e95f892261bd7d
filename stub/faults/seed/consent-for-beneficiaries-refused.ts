import { fault } from '../fault.ts';

export default fault({
  id: 'consent-for-beneficiaries-refused',
  title: 'Refuses ReadBeneficiariesBasic because it has no bulk listing of beneficiaries',
  breaks: ['AISP-EP-001', 'AISP-SEED-021'],
  behaviour: {
    permissionProblems: (honest) => (codes, offered) =>
      honest(codes, (code) => code !== 'ReadBeneficiariesBasic' && offered(code)),
  },
});
