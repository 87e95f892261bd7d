import { fault } from '../fault.ts';

export default fault({
  id: 'pages-too-small',
  title: 'Puts ten records on a page',
  breaks: ['AISP-PAG-006'],
  behaviour: { pageOf: (honest) => (total, size, number) => honest(total, Math.min(size, 10), number) },
});
