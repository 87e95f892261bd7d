import { variant } from '../variant.ts';

const again = { consent_action: 'reauthorise' };
const mostKnown = 10_000;

/** The authorisation requests that were answered with a code tell which consents were authorised before. */
export default variant({
  id: 'authorising-again-needs-a-parameter',
  title: 'Has a consent authorised again only where the request says that it is again',
  clause: 'How a PSU is sent to the bank is outside of the interface',
  again,
  serve: (usual) => {
    const before = new Set<string>();
    return async (request, env) => {
      const { pathname, searchParams } = new URL(request.url);
      const consentId = pathname === '/authorize' ? searchParams.get('consent_id') : null;
      if (consentId === null) return await usual(request, env);
      if (before.has(consentId) && searchParams.get('consent_action') !== again.consent_action) {
        return refused(searchParams);
      }
      const answer = await usual(request, env);
      const location = answer.headers.get('location') ?? '';
      if (/[?#&]code=/.test(location) && before.size < mostKnown) before.add(consentId);
      return answer;
    };
  },
});

function refused(asked: URLSearchParams): Response {
  const to = new URL(asked.get('redirect_uri') ?? 'http://127.0.0.1/');
  to.searchParams.set('error', 'invalid_request');
  to.searchParams.set('error_description', 'The consent was authorised before: consent_action is missing');
  to.searchParams.set('state', asked.get('state') ?? '');
  return new Response(null, { status: 303, headers: { location: to.href, 'cache-control': 'no-store' } });
}
