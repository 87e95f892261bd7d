import { everyText } from '../texts.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'amounts-with-leading-zeros',
  title: 'Fills amounts with zeros up to thirteen digits before the point',
  clause: 'OBActiveCurrencyAndAmount_SimpleType: up to thirteen digits, any of them zero',
  resembles: ['AISP-FMT-002'],
  response: everyText((text, name) =>
    name === 'Amount' && /^\d+\.\d+$/.test(text) ? text.padStart(14 + text.length - text.indexOf('.') - 1, '0') : text,
  ),
});
