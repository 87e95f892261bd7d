import { customerWithOneAccount } from '../one-account.ts';

export default customerWithOneAccount({
  id: 'only-saver',
  title: 'Shows a customer with one savings account',
  unseen: {
    rules: [
      'AISP-HTTP-016',
      'AISP-CON-052',
      'AISP-STA-013',
      'AISP-BEN-013',
      'AISP-FIL-018',
      'AISP-PRM-031',
      'AISP-DIR-*',
      'AISP-STO-*',
      'AISP-SCP-*',
    ],
    inPlaces: ['AISP-PRM-028', 'AISP-PAG-010', 'AISP-FIL-006', 'AISP-V4-*', 'AISP-SEED-003'],
    why: 'There is one account, and nothing is paid from it',
  },
  persona: 'saver',
});
