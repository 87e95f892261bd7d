import { variant } from '../variant.ts';

export default variant({
  id: 'pages-of-100',
  title: 'Puts a hundred records on a page',
  clause: 'Read/Write Data API, Pagination: a page holds 25 to 1000 records',
  resembles: ['AISP-PAG-006'],
  pageSize: 100,
});
