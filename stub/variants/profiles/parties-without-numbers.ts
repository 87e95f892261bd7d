import { recordsChanged } from '../records.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'parties-without-numbers',
  title: 'Knows neither VAT number nor company number of any party',
  clause: 'The service: SupplementaryData of a party is optional',
  resembles: ['AISP-SEED-009', 'AISP-SEED-012'],
  profiles: ['service'],
  world: recordsChanged({ Party: () => ({ SupplementaryData: undefined }) }),
});
