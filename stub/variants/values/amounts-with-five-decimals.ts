import { everyText } from '../texts.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'amounts-with-five-decimals',
  title: 'Writes amounts with as many decimals as there may be',
  clause: 'OBActiveCurrencyAndAmount_SimpleType: one to five decimals',
  resembles: ['AISP-FMT-002'],
  response: everyText((text, name) => (name === 'Amount' && /^\d+\.\d\d$/.test(text) ? `${text}000` : text)),
});
