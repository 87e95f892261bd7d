import { everyText } from '../texts.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'amounts-without-decimals',
  title: 'Writes whole amounts without decimals',
  clause: 'Change of release 3.1.5: the decimals of an amount may be left out',
  resembles: ['AISP-FMT-002'],
  releases: { since: '3.1.5' },
  response: everyText((text, name) => (name === 'Amount' ? text.replace(/\.0+$/, '') : text)),
});
