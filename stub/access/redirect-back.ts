/** Parameters that end an answer, in this order; whatever else there is comes before them. */
const last = ['code', 'state'];

function reordered(parameters: string): string {
  const place = (parameter: string) => last.indexOf(parameter.split('=', 1)[0] ?? '');
  return parameters
    .split('&')
    .toSorted((a, b) => place(a) - place(b))
    .join('&');
}

/**
 * The answer of the authorisation endpoint as clients in the field read it: 302, with `code` and `state` as the last two
 * parameters. The order means nothing to a client that parses, but some cut the code out of the text between the two.
 */
export function redirectBack(response: Response): Response {
  const location = response.headers.get('location');
  if (response.status !== 303 || location === null) return response;
  const headers = new Headers(response.headers);
  if (/[#?&]code=/.test(location)) {
    const from = (location.includes('#') ? location.indexOf('#') : location.lastIndexOf('?')) + 1;
    headers.set('location', location.slice(0, from) + reordered(location.slice(from)));
  }
  return new Response(null, { status: 302, headers });
}
