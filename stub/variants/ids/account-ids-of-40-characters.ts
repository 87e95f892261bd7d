import { hiddenIds } from '../hidden-ids.ts';
import { renamed } from '../renamed.ts';
import { variant } from '../variant.ts';

const marks = '-_.~';
const name = /^-_\.~[\w-]{36}$/;
const digits = 43;

const names = hiddenIds({
  digits,
  write: (number) => marks + Buffer.from(number.toString(16).padStart(54, '0'), 'hex').toString('base64url'),
  read: (text) => {
    if (!name.test(text)) return undefined;
    const number = BigInt(`0x${Buffer.from(text.slice(marks.length), 'base64url').toString('hex')}`);
    return number >> BigInt(5 * digits) === 0n ? number : undefined;
  },
});

export default variant({
  id: 'account-ids-of-40-characters',
  title: 'Names accounts by forty characters, among them - _ . and ~',
  clause: 'Accounts, Data Dictionary: Max40Text; RFC 3986, section 2.3: these need no encoding',
  resembles: ['AISP-FMT-022', 'AISP-FMT-023'],
  world: renamed(() => names),
});
