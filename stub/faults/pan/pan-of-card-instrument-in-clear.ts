import { eachRecord, isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'pan-of-card-instrument-in-clear',
  title: 'Shows the card number of a card payment in the clear without ReadPAN',
  breaks: ['AISP-PAN-004'],
  response: eachRecord('Transaction', ({ CardInstrument: card }, { permissions }) => {
    if (!isObject(card) || permissions.includes('ReadPAN')) return;
    card.Identification = String(card.Identification).replaceAll('*', '4');
  }),
});
