import { everyText } from '../texts.ts';
import { variant } from '../variant.ts';

/** The number of pence as whole yen. */
function whole(amount: string): string {
  const [before = '', after = ''] = amount.split('.');
  return (before + after.slice(0, 2).padEnd(2, '0')).slice(-13);
}

export default variant({
  id: 'currency-without-decimals',
  title: 'Keeps all accounts in yen, which have no decimals',
  clause: 'ActiveOrHistoricCurrencyCode: any currency of ISO 4217; change of release 3.1.5: whole amounts',
  resembles: ['AISP-FMT-002', 'AISP-FMT-005'],
  releases: { since: '3.1.5' },
  response: everyText((text, name, holder) => {
    if (name === 'Currency' && text === 'GBP') return 'JPY';
    return name === 'Amount' && holder.Currency !== undefined ? whole(text) : text;
  }),
});
