import { renamed } from '../renamed.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'account-ids-of-few-digits',
  title: 'Numbers its accounts',
  clause: 'Accounts, Data Dictionary: AccountId has at least one character',
  world: renamed((_id, index) => String(index + 1)),
});
