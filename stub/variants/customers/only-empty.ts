import { customerWithOneAccount } from '../one-account.ts';

export default customerWithOneAccount({
  id: 'only-empty',
  title: 'Shows a customer with one account and nothing on it',
  unseen: {
    rules: [
      'AISP-HTTP-016',
      'AISP-HTTP-023',
      'AISP-EP-02*',
      'AISP-FIL-*',
      'AISP-FMT-02*',
      'AISP-CON-052',
      'AISP-PRM-*',
      'AISP-TRA-*',
      'AISP-BEN-*',
      'AISP-SUP-004',
      'AISP-OFF-*',
      'AISP-STA-*',
      'AISP-DIR-*',
      'AISP-STO-*',
      'AISP-SCP-*',
    ],
    inPlaces: ['AISP-DTM-003', 'AISP-V4-*', 'AISP-SEED-003'],
    why: 'There is one account, and nothing on it',
  },
  persona: 'empty',
});
