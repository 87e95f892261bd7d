import { eachRecord, isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'merchant-category-in-words',
  title: 'Gives the category of a merchant in words',
  breaks: ['AISP-FMT-027'],
  response: eachRecord('Transaction', ({ MerchantDetails: merchant }) => {
    if (isObject(merchant)) merchant.MerchantCategoryCode = 'Restaurants';
  }),
});
