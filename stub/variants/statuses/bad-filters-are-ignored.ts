import { variant } from '../variant.ts';

export default variant({
  id: 'bad-filters-are-ignored',
  title: 'Ignores a filter that it cannot read, and a page parameter that it never made',
  clause: 'Read/Write Data API, Date Formats: a bank may refuse; nothing says that it must',
  resembles: ['AISP-FIL-015', 'AISP-PAG-018', 'AISP-HTTP-005'],
  serve: (usual) => (request, env) => {
    const url = new URL(request.url);
    const bad = [...url.searchParams].filter(
      ([name, value]) =>
        (/BookingDateTime$|StatementDateTime$/.test(name) && !/^\d/.test(value)) ||
        (name === 'page' && !/^[\w-]{9,}$/.test(value)) ||
        (name === 'page' && value === 'not-a-page'),
    );
    if (bad.length === 0) return usual(request, env);
    const kept = url.search
      .slice(1)
      .split('&')
      .filter((pair) => !bad.some(([name]) => pair.startsWith(`${name}=`)));
    url.search = kept.join('&');
    return usual(new Request(url, request), env);
  },
});
