import { fault } from '../fault.ts';

export default fault({
  id: 'financial-id-not-asked-for',
  title: 'Answers calls without x-fapi-financial-id although the release requires it',
  breaks: ['AISP-HDR-012a'],
  releases: { until: '3.1.1' },
  behaviour: { financialIdRequired: () => () => false },
});
