import { customerWithOneAccount } from '../one-account.ts';

export default customerWithOneAccount({
  id: 'only-everyday',
  title: 'Shows a customer with one personal current account',
  persona: 'everyday',
});
