import { fault } from '../fault.ts';
import { numberedPages } from '../numbered-pages.ts';

export default fault({
  id: 'pages-beyond-the-end-go-on',
  title: 'Numbers its pages, and links from one beyond the end to the next',
  breaks: ['AISP-PAG-003'],
  serve: numberedPages(async (refusal, url, page) => {
    if (page < 1) return refusal;
    const link = (to: number) => url.replace(/page=[\w-]+/, `page=${to}`);
    const Links = { Self: link(page), Prev: link(page - 1), Next: link(page + 1) };
    const body = { Data: { Transaction: [] }, Links, Meta: {} };
    return new Response(JSON.stringify(body), { status: 200, headers: refusal.headers });
  }),
});
