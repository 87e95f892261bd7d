import { gzipSync } from 'node:zlib';
import { variant } from '../variant.ts';
import { withBytes } from '../wire.ts';

export default variant({
  id: 'compressed',
  title: 'Compresses its answers with gzip for callers that accept it',
  clause: 'RFC 9110, section 8.4: content codings',
  serve: withBytes((bytes, { status, headers }, request) => {
    if (!/\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')) return new Response(bytes, { status, headers });
    const coded = new Headers(headers);
    coded.set('content-encoding', 'gzip');
    coded.set('vary', 'Accept-Encoding');
    coded.delete('content-length');
    return new Response(new Uint8Array(gzipSync(bytes)), { status, headers: coded });
  }),
});
