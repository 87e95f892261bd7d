import { fault } from '../fault.ts';

export default fault({
  id: 'consent-for-beneficiaries-refused',
  title: 'Refuses ReadBeneficiariesBasic because it has no bulk listing of beneficiaries',
  breaks: ['AISP-SEED-021'],
  profiles: ['service'],
  behaviour: {
    permissionProblems: (honest) => (codes, offered) =>
      honest(codes, (code) => code !== 'ReadBeneficiariesBasic' && offered(code)),
  },
});
