import { eachRecord, isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'card-scheme-misspelt',
  title: 'Spells VISA as the scheme itself does',
  breaks: ['AISP-TRA-016'],
  response: eachRecord('Transaction', ({ CardInstrument: card }) => {
    if (isObject(card) && card.CardSchemeName === 'VISA') card.CardSchemeName = 'Visa';
  }),
});
