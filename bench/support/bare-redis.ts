import { createHash } from 'node:crypto';
import { serve } from '@hono/node-server';
import { createClient } from '@redis/client';
import { Hono } from 'hono';

/**
 * The limit of a bank over Redis: a Hono application on the same adapter that deletes whatever it is asked to, and does nothing else. With
 * the URL of a store an answer waits until one run of a script there has written what a bank writes for a deletion, with the client and the
 * settings of a bank. Those of one turn go together, as in a bank. Tells whoever started it that there are no further processes.
 */
const [port = '0', url] = process.argv.slice(2);
const names = ['bank', 'entries', 'log', 'touched'].map((name) => `bare:${name}`);

/** Arguments: of each deletion what is deleted, an id, and the change as the log has it. */
const script = `
local last, id
for place = 1, #ARGV, 3 do
  id = ARGV[place + 1]
  last = redis.call('HINCRBY', KEYS[1], 'last', 1)
  redis.call('HDEL', KEYS[2], ARGV[place])
  redis.call('XADD', KEYS[3], 'MAXLEN', '~', 5000, last .. '-0', 'id', id, 'clears', '0', 'changes', ARGV[place + 2])
  redis.call('ZADD', KEYS[4], last, 'entry ' .. ARGV[place], last, 'id ' .. id)
end
redis.call('HSET', KEYS[1], 'id', id)
redis.call('ZADD', KEYS[4], last, 'table consents', last, 'client consents harbour-aisp')
redis.call('ZREMRANGEBYSCORE', KEYS[4], '-inf', last - 5000)
return last
`;
const digest = createHash('sha1').update(script).digest('hex');

const store =
  url === undefined
    ? undefined
    : createClient({ url, RESP: 2, disableClientInfo: true, commandOptions: { timeout: 0 } }).on('error', (error) => {
        throw error;
      });
await store?.connect();
await store?.sendCommand(['SCRIPT', 'LOAD', script]);

interface Waiting {
  readonly id: string;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

let waiting: Waiting[] = [];
let made = 0;

function sendAll(): void {
  const all = waiting;
  waiting = [];
  const given = all.flatMap(({ id }) => [
    ...[`consents ${id}`, `fb39ef23-5cb9-4748-96a4-${id.slice(-12)}`],
    JSON.stringify([{ table: 'consents', key: id }]),
  ]);
  store?.sendCommand(['EVALSHA', digest, `${names.length}`, ...names, ...given]).then(
    () => {
      for (const { resolve } of all) resolve();
    },
    (error: unknown) => {
      for (const { reject } of all) reject(error);
    },
  );
}

const app = new Hono();
app.post('*', async (context) => {
  const id = `aac-${`${++made}`.padStart(23, '0')}`;
  await store?.sendCommand(['HSET', names[1] ?? '', `consents ${id}`, 'x'.repeat(230)]);
  return context.json({ Data: { ConsentId: id } }, 201);
});
app.delete('*', async (context) => {
  const id = context.req.path.slice(-27);
  if (store !== undefined) {
    await new Promise<void>((resolve, reject) => {
      if (waiting.length === 0) setImmediate(sendAll);
      waiting.push({ id, resolve, reject });
    });
  }
  return context.body(null, 204);
});
app.get('*', (context) => context.body('{}'));
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' }, () => process.send?.([]));
