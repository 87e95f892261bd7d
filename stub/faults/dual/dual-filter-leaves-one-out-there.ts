import { changeRecords } from '../edit.ts';
import { fault, type Spoil } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

/** Without the last record, where there is a filter. */
const shorter = (name: string): Spoil =>
  changeRecords(name, (records, { query }) =>
    [...query.keys()].some((key) => key.endsWith('DateTime')) ? records.slice(0, -1) : records,
  );

const lists = [shorter('Transaction'), shorter('Statement')];

export default fault({
  id: 'dual-filter-leaves-one-out-there',
  title: 'Has a filter leave out the last record in version 4',
  breaks: ['AISP-DUAL-034'],
  bothVersions: true,
  response: inVersionFour((draft, request) => {
    for (const shorten of lists) shorten(draft, request);
  }),
});
