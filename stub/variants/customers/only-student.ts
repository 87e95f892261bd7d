import { variant } from '../variant.ts';

export default variant({
  id: 'only-student',
  title: 'Shows a customer with one overdrawn account',
  clause: 'Account and Transaction API: what a customer holds is not a matter of conformance',
  unseen: {
    rules: [
      'AISP-HTTP-016',
      'AISP-CON-052',
      'AISP-STA-013',
      'AISP-BEN-013',
      'AISP-DIR-007',
      'AISP-STO-015',
      'AISP-SCP-008',
    ],
    why: 'There is one account, and everything on it',
  },
  persona: 'student',
});
