import { numberedPages } from '../../faults/numbered-pages.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'pages-by-number',
  title: 'Numbers its pages in their links, as most frameworks do',
  clause: 'Read/Write Data API, Pagination: what a page link carries is for the bank to say',
  resembles: ['AISP-PAG-002', 'AISP-PAG-014'],
  serve: numberedPages(),
});
