import { variant } from '../variant.ts';
import { withBytes } from '../wire.ts';

export default variant({
  id: 'id-tokens-signed-by-turns',
  title: 'Signs every other ID token with another algorithm, and does not say which its key is for',
  clause: 'OpenID Connect Core 1.0 lets the server choose; RFC 7517, section 4.4: alg of a key is optional',
  behaviour: {
    idTokenAlgorithm: (usual) => {
      let issued = 0;
      return () => (issued++ % 2 === 0 ? usual() : 'RS256');
    },
  },
  serve: withBytes((bytes, answer, request) => {
    const { status, headers } = answer;
    if (new URL(request.url).pathname !== '/jwks') return new Response(bytes, { status, headers });
    const { keys } = JSON.parse(new TextDecoder().decode(bytes));
    return Response.json({ keys: keys.map(({ alg: _, ...key }: { readonly alg: string }) => key) }, { status });
  }),
});
