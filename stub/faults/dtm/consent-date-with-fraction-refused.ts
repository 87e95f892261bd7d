import { because } from '../../http/why.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'consent-date-with-fraction-refused',
  title: 'Refuses consent dates that have a fraction of a second',
  breaks: ['AISP-DTM-004'],
  behaviour: {
    dateProblems: (honest) => (data, at) => [
      ...honest(data, at),
      ...Object.keys(data)
        .filter((name) => /\.\d/.test(String(data[name])))
        .map((name) => ({
          errorCode: 'UK.OBIE.Field.InvalidDate' as const,
          message: `${name} is not a date-time`,
          path: `Data.${name}`,
          why: because('body', 'AISP-DTM-004', () => 'The same, by an honest bank.'),
        })),
    ],
  },
});
