import { recordsChanged } from '../records.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'parties-without-numbers',
  title: 'Knows neither VAT number nor company number of any party',
  clause: 'The service: SupplementaryData of a party is optional',
  profiles: ['service'],
  world: recordsChanged({ Party: () => ({ SupplementaryData: undefined }) }),
});
