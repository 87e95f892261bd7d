import { recordsChanged } from '../records.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'statements-called-by-month',
  title: 'Calls a statement by the month in which it ends: 2026-05',
  clause: 'Statements, Data Dictionary: StatementReference is Max35Text',
  resembles: ['AISP-TRA-008'],
  profiles: ['full'],
  world: recordsChanged({
    Statement: ({ EndDateTime }) => ({ StatementReference: String(EndDateTime).slice(0, 7) }),
  }),
});
