import { variant } from '../variant.ts';
import { withBytes } from '../wire.ts';

export default variant({
  id: 'in-chunks',
  title: 'Sends bodies in chunks that end in the middle of characters, and no length',
  clause: 'RFC 9112, section 7.1: chunked transfer coding',
  resembles: ['AISP-HTTP-901'],
  serve: withBytes((bytes, { status, headers }) => {
    const size = 1 + Math.floor(bytes.byteLength / 7);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let start = 0; start < bytes.byteLength; start += size)
          controller.enqueue(bytes.slice(start, start + size));
        controller.close();
      },
    });
    const sent = new Headers(headers);
    sent.delete('content-length');
    return new Response(body, { status, headers: sent });
  }),
});
