import { changeRecords } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-statement-filter-leaves-one-out-there',
  title: 'Has a filter of statements leave out the last record in version 4',
  breaks: ['AISP-DUAL-034'],
  bothVersions: true,
  profiles: ['full'],
  response: inVersionFour(
    changeRecords('Statement', (records, { query }) =>
      [...query.keys()].some((key) => key.endsWith('DateTime')) ? records.slice(0, -1) : records,
    ),
  ),
});
