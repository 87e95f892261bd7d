import { customerWithOneAccount } from '../one-account.ts';

export default customerWithOneAccount({
  id: 'only-credit-card',
  title: 'Shows a customer with one credit card',
  unseen: {
    rules: ['AISP-HTTP-016', 'AISP-CON-052', 'AISP-STA-013', 'AISP-BEN-*', 'AISP-DIR-*', 'AISP-STO-*', 'AISP-SCP-*'],
    inPlaces: ['AISP-SEED-003', 'AISP-PAG-010', 'AISP-V4-*'],
    why: 'There is one account, and nothing is paid from it',
  },
  persona: 'credit-card',
});
