import { brotliCompressSync, constants } from 'node:zlib';
import { variant } from '../variant.ts';
import { withBytes } from '../wire.ts';

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

export default variant({
  id: 'compressed-with-brotli',
  title: 'Compresses its answers with Brotli for callers that accept it',
  clause: 'RFC 9110, section 8.4: content codings',
  serve: withBytes((bytes, { status, headers }, request) => {
    if (!/\bbr\b/.test(request.headers.get('accept-encoding') ?? '')) return new Response(bytes, { status, headers });
    const coded = new Headers(headers);
    coded.set('content-encoding', 'br');
    coded.delete('content-length');
    return new Response(new Uint8Array(brotliCompressSync(bytes, quick)), { status, headers: coded });
  }),
});
