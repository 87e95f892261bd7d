import type { Following, Journal } from './journal.ts';

const encoder = new TextEncoder();

/**
 * New entries as server-sent events: `entry`, with the id of the entry by which a client that was cut off goes on. Clause: HTML
 * Living Standard, Server-sent events.
 */
export function entryStream(journal: Journal, following: Omit<Following, 'signal'>): Response {
  const ended = new AbortController();
  const entries = journal.follow({ ...following, signal: ended.signal });
  const body = new ReadableStream<Uint8Array>({
    // Headers leave with the first bytes: whoever waits for the stream to open would else wait for the first call.
    start: (controller) => controller.enqueue(encoder.encode('retry: 1000\n\n')),
    async pull(controller) {
      const { value: entry, done } = await entries.next();
      if (done === true) return controller.close();
      controller.enqueue(encoder.encode(`id: ${entry.id}\nevent: entry\ndata: ${JSON.stringify(entry)}\n\n`));
    },
    cancel: () => ended.abort(),
  });
  const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' };
  return new Response(body, { headers });
}
