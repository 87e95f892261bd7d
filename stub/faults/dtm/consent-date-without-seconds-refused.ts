import { because } from '../../http/why.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'consent-date-without-seconds-refused',
  title: 'Refuses consent dates without seconds',
  breaks: ['AISP-DTM-004'],
  warns: ['AISP-DTM-004'],
  behaviour: {
    dateProblems: (honest) => (data, at) => [
      ...honest(data, at),
      ...Object.keys(data)
        .filter((name) => /T\d\d:\d\d(?:Z|[+-])/.test(String(data[name])))
        .map((name) => ({
          errorCode: 'UK.OBIE.Field.InvalidDate' as const,
          message: `${name} is not a date-time`,
          path: `Data.${name}`,
          why: because('body', 'AISP-DTM-004', () => 'The same, by an honest bank.'),
        })),
    ],
  },
});
