import { recordsChanged } from '../records.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'one-number-of-a-party',
  title: 'Knows of every party a company number as long as it may be, and no VAT number',
  clause: 'The service: both numbers are optional, and their form is left open (O1)',
  resembles: ['AISP-SEED-011'],
  profiles: ['service'],
  world: recordsChanged({ Party: () => ({ SupplementaryData: { CompanyId: 'SC'.padEnd(35, '7') } }) }),
});
