import { eachRecord, isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'pan-shows-product-name',
  title: 'Shows the name of the card where its number belongs',
  breaks: ['AISP-FMT-011'],
  response: eachRecord('Account', ({ Account: identifications, Description: product = 'Card' }) => {
    for (const entry of Array.isArray(identifications) ? identifications : []) {
      if (isObject(entry) && entry.SchemeName === 'UK.OBIE.PAN') entry.Identification = product;
    }
  }),
});
