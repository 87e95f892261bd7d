import { eachRecord, isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'referred-amount-of-the-other-release',
  title: 'Gives the amount of a document as the other release of version 4 has it',
  breaks: ['AISP-V4-115'],
  releases: { since: '4.0.0' },
  response: eachRecord('StandingOrder', ({ RemittanceInformation: told }, { release }) => {
    const structured = isObject(told) && Array.isArray(told.Structured) ? told.Structured : [];
    for (const each of structured)
      if (isObject(each)) each.ReferredDocumentAmount = release === '4.0.0' ? '120.00' : 120;
  }),
});
