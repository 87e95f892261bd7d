import { customerWithOneAccount } from '../one-account.ts';

export default customerWithOneAccount({
  id: 'only-joint',
  title: 'Shows a customer with one joint account',
  persona: 'joint',
});
