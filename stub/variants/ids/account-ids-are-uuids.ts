import { hiddenIds } from '../hidden-ids.ts';
import { renamed } from '../renamed.ts';
import { variant } from '../variant.ts';

const uuid = /^([0-9a-f]{8})-([0-9a-f]{4})-4([0-9a-f]{3})-a([0-9a-f]{3})-([0-9a-f]{12})$/;

/** Accounts of a private copy whose name has more than eight letters keep their ids: no UUID has room for them. */
const names = hiddenIds({
  digits: 24,
  write: (number) =>
    number
      .toString(16)
      .padStart(30, '0')
      .replace(/^(.{8})(.{4})(.{3})(.{3})/, '$1-$2-4$3-a$4-'),
  read: (text) => {
    const parts = uuid.exec(text);
    return parts === null ? undefined : BigInt(`0x${parts.slice(1).join('')}`);
  },
});

export default variant({
  id: 'account-ids-are-uuids',
  title: 'Names accounts by UUIDs',
  clause: 'Accounts, Data Dictionary: AccountId has up to 40 characters and no meaning',
  resembles: ['AISP-FMT-022', 'AISP-FMT-023'],
  world: renamed(() => names),
});
