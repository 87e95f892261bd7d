import { customerWithOneAccount } from '../one-account.ts';

export default customerWithOneAccount({
  id: 'only-long-history',
  title: 'Shows a customer with one account and more than six years of transactions',
  persona: 'long-history',
});
