import { variant } from '../variant.ts';

export default variant({
  id: 'no-discovery-document',
  title: 'Has no discovery document: its endpoints are told in its documentation',
  clause: 'OpenID Connect Discovery is no part of the interface; a target file has the endpoints',
  serve: (usual) => (request, env) =>
    new URL(request.url).pathname.startsWith('/.well-known/')
      ? new Response('Nothing is here.', { status: 404, headers: { 'content-type': 'text/plain' } })
      : usual(request, env),
});
