import { customerWithOneAccount } from '../one-account.ts';

export default customerWithOneAccount({
  id: 'only-student',
  title: 'Shows a customer with one overdrawn account',
  persona: 'student',
});
