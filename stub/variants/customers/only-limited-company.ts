import { customerWithOneAccount } from '../one-account.ts';

export default customerWithOneAccount({
  id: 'only-limited-company',
  title: 'Shows a company with one business account',
  persona: 'limited-company',
});
