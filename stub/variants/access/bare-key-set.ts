import { variant } from '../variant.ts';
import { withBytes } from '../wire.ts';

export default variant({
  id: 'bare-key-set',
  title: 'Publishes its keys as a list, without the object round it',
  clause: 'No statement of the interface is about it; RFC 7517, section 5, wants an object with the member keys',
  serve: withBytes((bytes, answer, request) => {
    const { status, headers } = answer;
    if (new URL(request.url).pathname !== '/jwks') return new Response(bytes, { status, headers });
    const { keys } = JSON.parse(new TextDecoder().decode(bytes));
    return Response.json(keys, { status });
  }),
});
