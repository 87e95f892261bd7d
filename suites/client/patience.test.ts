import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Call } from './call.ts';
import { Recorder } from './recorder.ts';
import { TransportError } from './transport.ts';

const read: Call = {
  scenario: 'reads',
  about: { probe: 'happy' },
  method: 'GET',
  url: 'https://bank.example/accounts',
};
/** What comes of one attempt: a status, an answer with Retry-After, or no answer. */
type Attempt = number | readonly [status: number, retryAfter: string] | 'lost';

/** Makes a call whose attempts come to what is given, then to 200; each takes a second. */
async function made(
  call: Partial<Call>,
  attempts: readonly Attempt[],
  limits: { calls?: number; maxWaitMs?: number } = {},
) {
  let time = Date.parse('2026-03-15T12:00:00Z');
  const waits: number[] = [];
  const left = [...attempts];
  const recorder = new Recorder({
    limits: { calls: 10, timeoutMs: 1000, ...limits },
    now: () => new Date(time),
    wait: async (milliseconds) => {
      waits.push(milliseconds);
      time += milliseconds;
    },
    transport: async () => {
      time += 1000;
      const next = left.shift() ?? 200;
      if (next === 'lost') throw new TransportError('timeout', 'too slow');
      const [status, retryAfter] = typeof next === 'number' ? [next] : next;
      return { status, headers: retryAfter === undefined ? [] : [['retry-after', retryAfter]], body: Buffer.from('') };
    },
  });
  const { response } = await recorder.send({ ...read, ...call });
  return { came: response?.status ?? 'lost', waits, probes: recorder.exchanges.map(({ about }) => about.probe) };
}

describe('patience', () => {
  it('makes a read again that was lost, or answered by a gateway', async () => {
    for (const attempt of ['lost', 502, 503, 504] as const) {
      assert.deepEqual(await made({}, [attempt]), { came: 200, waits: [250], probes: ['lost', 'happy'] });
    }
  });

  it('takes the third answer for the word of the bank', async () => {
    assert.deepEqual(await made({}, [503, 'lost', 503, 200]), {
      came: 503,
      waits: [250, 1000],
      probes: ['lost', 'lost', 'happy'],
    });
  });

  it('waits as long as Retry-After asks for', async () => {
    const answered = await made({}, [[503, '7']]);
    assert.deepEqual([answered.came, answered.waits], [200, [7000]]);
  });

  it('makes again what was turned away, whatever it was, and only then', async () => {
    for (const method of ['POST', 'DELETE', 'PUT']) {
      assert.deepEqual(await made({ method }, [429]), { came: 200, waits: [250], probes: ['turned-away', 'happy'] });
      assert.deepEqual(await made({ method }, ['lost']), { came: 'lost', waits: [], probes: ['happy'] });
      assert.deepEqual(await made({ method }, [502]), { came: 502, waits: [], probes: ['happy'] });
    }
    assert.equal((await made({ method: 'POST' }, [503])).came, 200);
    assert.equal((await made({ method: 'DELETE' }, [503])).came, 503);
    assert.equal((await made({ method: 'DELETE', about: { probe: 'no-token' } }, [503])).came, 200);
  });

  it('keeps what a server says in its own right', async () => {
    for (const status of [400, 401, 403, 404, 500, 501]) {
      assert.deepEqual(await made({}, [status]), { came: status, waits: [], probes: ['happy'] });
    }
  });

  it('leaves a call as it is that is about trouble', async () => {
    for (const attempt of ['lost', 503, 429] as const) {
      assert.deepEqual(await made({ asIs: true }, [attempt]), { came: attempt, waits: [], probes: ['happy'] });
    }
  });

  it('ends with its budget, lost attempts included', async () => {
    assert.equal((await made({}, [503], { maxWaitMs: 1250 })).came, 200);
    assert.equal((await made({}, [503], { maxWaitMs: 1249 })).came, 503);
    assert.equal((await made({}, [[503, '600']], { maxWaitMs: 60_000 })).came, 503);
  });

  it('makes no more calls than a run may', async () => {
    assert.deepEqual(await made({}, [503], { calls: 1 }), { came: 503, waits: [], probes: ['happy'] });
  });
});
