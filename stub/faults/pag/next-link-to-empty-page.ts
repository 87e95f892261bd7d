import { fault } from '../fault.ts';

export default fault({
  id: 'next-link-to-empty-page',
  title: 'Links from the last page to an empty one',
  breaks: ['AISP-PAG-003'],
  warns: ['AISP-PAG-003'],
  behaviour: {
    pageOf: (honest) => (total, size, number) => {
      const page = honest(total, size, number) ?? honest(total, size, number - 1);
      if (page === undefined || total <= size) return honest(total, size, number);
      const empty = number > page.totalPages ? { number, start: total, end: total } : {};
      return { ...page, ...empty, totalPages: page.totalPages + 1 };
    },
  },
});
