import { everyText } from '../texts.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'euros',
  title: 'Keeps all accounts in euros',
  clause: 'ActiveOrHistoricCurrencyCode: any currency of ISO 4217',
  resembles: ['AISP-FMT-005'],
  response: everyText((text, name) => (name === 'Currency' && text === 'GBP' ? 'EUR' : text)),
});
