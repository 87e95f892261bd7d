import { createHash } from 'node:crypto';
import { renamed } from '../renamed.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'account-ids-are-uuids',
  title: 'Names accounts by UUIDs',
  clause: 'Accounts, Data Dictionary: AccountId has up to 40 characters and no meaning',
  world: renamed((id) => {
    const hex = createHash('sha256').update(id).digest('hex');
    return [
      hex.slice(0, 8),
      hex.slice(8, 12),
      `4${hex.slice(13, 16)}`,
      `a${hex.slice(17, 20)}`,
      hex.slice(20, 32),
    ].join('-');
  }),
});
