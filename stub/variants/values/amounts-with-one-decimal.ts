import { everyText } from '../texts.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'amounts-with-one-decimal',
  title: 'Leaves the last decimal of an amount out when it is zero',
  clause: 'OBActiveCurrencyAndAmount_SimpleType: one to five decimals',
  resembles: ['AISP-FMT-002'],
  response: everyText((text, name) => (name === 'Amount' ? text.replace(/(\.\d)0$/, '$1') : text)),
});
