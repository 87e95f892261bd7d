import { variant } from '../variant.ts';

export default variant({
  id: 'other-page-parameter',
  title: 'Calls the parameter of its page links otherwise, with a long opaque value',
  clause: 'Read/Write Data API, Pagination: page parameters are opaque',
  resembles: ['AISP-PAG-002', 'AISP-PAG-018'],
  response: (draft) => {
    const links = Object(draft.body?.Links);
    for (const [name, link] of Object.entries(links)) {
      if (typeof link === 'string')
        links[name] = link.replace(/([?&])page=([\w-]+)/, '$1cursor=eyJhIjoxfQ%3D%3D.$2&v=2');
    }
  },
  serve: (usual) => (request, env) => {
    const url = request.url.replace(/([?&])cursor=eyJhIjoxfQ(?:%3D|=){2}\.([\w-]+)&v=2/, '$1page=$2');
    return url === request.url ? usual(request, env) : usual(new Request(url, request), env);
  },
});
