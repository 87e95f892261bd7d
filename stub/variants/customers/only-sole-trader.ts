import { customerWithOneAccount } from '../one-account.ts';

export default customerWithOneAccount({
  id: 'only-sole-trader',
  title: 'Shows a sole trader with one business account',
  persona: 'sole-trader',
});
