import { createHash } from 'node:crypto';
import { renamed } from '../renamed.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'account-ids-of-40-characters',
  title: 'Names accounts by forty characters, among them - _ . and ~',
  clause: 'Accounts, Data Dictionary: Max40Text; RFC 3986, section 2.3: these need no encoding',
  world: renamed((id) => `-_.~${createHash('sha512').update(id).digest('base64url').slice(0, 36)}`),
});
