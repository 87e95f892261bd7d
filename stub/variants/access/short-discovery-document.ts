import { variant } from '../variant.ts';
import { withBytes } from '../wire.ts';

export default variant({
  id: 'short-discovery-document',
  title: 'Leaves response modes and ways of authentication out of its discovery document',
  clause: 'OpenID Connect Discovery 1.0, section 3: both are optional',
  serve: withBytes((bytes, answer, request) => {
    const { status, headers } = answer;
    if (!new URL(request.url).pathname.startsWith('/.well-known/')) return new Response(bytes, { status, headers });
    const {
      response_modes_supported: _,
      token_endpoint_auth_methods_supported: __,
      ...rest
    } = JSON.parse(new TextDecoder().decode(bytes));
    return Response.json(rest, { status });
  }),
});
