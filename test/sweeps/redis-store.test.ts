import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { RedisConnection } from '../../stub/state/redis/redis-connection.ts';
import { readRedisPlace } from '../../stub/state/redis/redis-place.ts';
import { openRedisStore, type RedisOptions } from '../../stub/state/redis/redis-store.ts';
import { SharedState } from '../../stub/state/shared/shared-state.ts';
import type { Commit } from '../../stub/state/shared/shared-store.ts';
import type { BankStamp } from '../../stub/state/snapshot.ts';
import { StoreError } from '../../stub/state/store.ts';
import { openFlow } from '../../stub/testing/open-flow.ts';
import { sharedContract } from '../../stub/testing/shared-contract.ts';
import { stateContract } from '../../stub/testing/state-contract.ts';
import { freePort } from '../support/free-port.ts';
import { RedisServer, withoutRedis } from '../support/redis-server.ts';

const bank: BankStamp = { profile: 'full', release: '3.1.11', seed: 7 };
const consents = '/account-access-consents';
const skip = withoutRedis() ?? false;

const refusal = (code: StoreError['code'], message: RegExp) => (error: unknown) => {
  assert.ok(error instanceof StoreError, String(error));
  assert.deepEqual([error.code, message.test(error.message)], [code, true], error.message);
  return true;
};

describe('a store in Redis', { skip }, () => {
  let server: RedisServer;
  const closing: (() => Promise<void>)[] = [];
  let prefixes = 0;
  before(async () => {
    server = await RedisServer.start();
  });
  after(async () => {
    for (const close of closing) await close();
    await server?.remove();
  });

  const newPrefix = () => `test-${prefixes++}`;
  async function opened(prefix: string, options: RedisOptions = {}, { url = server.url, of = bank } = {}) {
    const { store, notices } = await openRedisStore(readRedisPlace(url, prefix), of, options);
    closing.push(() => store.close());
    return { store, notices };
  }
  const flowOver = async (prefix: string, options: RedisOptions = {}) =>
    await openFlow({ state: await SharedState.open((await opened(prefix, options)).store) });
  const commit = (more: Partial<Commit>): Commit => ({
    ...{ id: `${Math.random()}`, after: 0, reads: [], touches: [], clears: false, changes: [] },
    ...more,
  });

  stateContract('Redis', async () => {
    const prefix = newPrefix();
    return {
      async open(options) {
        const { store } = await opened(prefix);
        return { state: await SharedState.open(store, options), close: () => store.close() };
      },
    };
  });
  sharedContract(
    'Redis',
    async () => {
      const prefix = newPrefix();
      return async () => await SharedState.open((await opened(prefix)).store);
    },
    { runs: 8 },
  );

  test('keeps what it is told to, all or nothing, and tells it in order', async () => {
    const prefix = newPrefix();
    const { store } = await opened(prefix);
    assert.deepEqual(await store.load(), { entries: [], number: 0 });
    const changes = [
      { table: 't', key: 'a', value: { text: 'é "quoted"' } },
      { table: 'n', key: 'count', value: 5, greatest: true },
    ];
    assert.equal(await store.commit(commit({ id: 'one', touches: ['x', 'y'], reads: ['x'], changes })), 1);
    assert.equal(await store.commit(commit({ id: 'one', touches: ['x', 'y'], reads: ['x'], changes })), 1);
    const lost = commit({ reads: ['y'], changes: [{ table: 't', key: 'a' }] });
    assert.equal(await store.commit(lost), undefined);
    assert.equal(await store.commit({ ...lost, reads: ['yy', 'xy'] }), 2);
    const counted = (value: number) => [{ table: 'n', key: 'count', value, greatest: true }];
    assert.equal(await store.commit(commit({ after: 2, changes: counted(3) })), 3);
    const other = (await opened(prefix)).store;
    assert.deepEqual(await other.load(), { entries: [{ table: 'n', key: 'count', value: 5 }], number: 3 });
    assert.deepEqual(await other.since(0), [
      { number: 1, clears: false, changes },
      { number: 2, clears: false, changes: [{ table: 't', key: 'a' }] },
      { number: 3, clears: false, changes: counted(3) },
    ]);
    assert.equal(await other.commit(commit({ after: 3, clears: true, changes: counted(1) })), 4);
    assert.equal(await store.commit(commit({ after: 3, reads: ['z'] })), undefined);
    assert.deepEqual((await store.load()).entries, [{ table: 'n', key: 'count', value: 1 }]);
    const constants = await Promise.all(
      [store, other].map((one, index) => one.constant('key', async () => `${index}`)),
    );
    assert.equal(constants[0], constants[1]);
  });

  test('decides one after the other on what is sent together, and keeps all of it or nothing', async () => {
    const { store } = await opened(newPrefix());
    const setting = (key: string) => [{ table: 't', key, value: key }];
    const numbers = await Promise.all(
      [
        commit({ id: 'first', reads: ['x'], touches: ['x'], changes: setting('a') }),
        commit({ reads: ['x'], touches: ['x'] }),
        commit({ reads: ['y'], touches: ['y'], changes: setting('b') }),
        commit({ clears: true, changes: setting('c') }),
        commit({ reads: ['z'] }),
        commit({ id: 'last', changes: [{ table: 't', key: 'c' }] }),
      ].map((each) => store.commit(each)),
    );
    assert.deepEqual(numbers, [1, undefined, 2, 3, undefined, 4]);
    assert.deepEqual(await store.load(), { entries: [], number: 4 });
    assert.deepEqual(
      (await store.since(0))?.map(({ number, clears, changes }) => [number, clears, changes.length]),
      [
        [1, false, 1],
        [2, false, 1],
        [3, true, 1],
        [4, false, 1],
      ],
    );
    const again = ['first', 'new', 'last'].map((id) => store.commit(commit({ id, touches: ['x'] })));
    assert.deepEqual(await Promise.all(again), [1, 5, 4]);
    assert.deepEqual(await Promise.all([5, 4].map((after) => store.commit(commit({ after, reads: ['x'] })))), [
      6,
      undefined,
    ]);
  });

  test('keeps nothing of whoever saw another commit in the place of one that is there', async () => {
    const prefix = newPrefix();
    const stores = [(await opened(prefix)).store, (await opened(prefix)).store];
    for (const store of stores) await store.load();
    assert.equal(await stores[0]?.commit(commit({ id: 'one' })), 1);
    for (const store of stores) await store.since(0);
    const connection = await RedisConnection.open(readRedisPlace(server.url, prefix));
    closing.push(() => connection.close());
    await connection.ask(['DEL', `${prefix}:log`]);
    await connection.ask(['XADD', `${prefix}:log`, '1-0', 'id', 'another', 'clears', '0', 'changes', '[]']);
    await connection.ask(['HSET', `${prefix}:bank`, 'id', 'another']);
    const lost = refusal('STORE_LOST', /has lost changes/);
    await assert.rejects(async () => await stores[0]?.commit(commit({ id: 'two', after: 1 })), lost);
    await connection.ask(['XADD', `${prefix}:log`, '2-0', 'id', 'further', 'clears', '0', 'changes', '[]']);
    await connection.ask(['HSET', `${prefix}:bank`, 'last', '2', 'id', 'further']);
    await assert.rejects(async () => await stores[1]?.commit(commit({ id: 'two', after: 1 })), lost);
  });

  test('has whoever fell behind load anew', async () => {
    const prefix = newPrefix();
    const { store } = await opened(prefix, { logLength: 10 });
    for (let after = 0; after < 300; after++) {
      await store.commit(commit({ after, changes: [{ table: 't', key: `${after}`, value: after }] }));
    }
    assert.equal(await store.since(0), undefined);
    assert.equal((await store.since(295))?.length, 5);
    assert.equal(await store.commit(commit({ after: 1, reads: ['x'] })), undefined);
    assert.equal((await store.load()).entries.length, 300);
  });

  test('is one bank at several processes, and outlasts its own end', async () => {
    const prefix = newPrefix();
    const said: string[] = [];
    const [one, two] = [await flowOver(prefix, { said: (text) => said.push(text) }), await flowOver(prefix)];
    const id = await one.create();
    const gone = await two.create();
    const { body } = await two.exchange((await one.authorize(id)).code);
    const token = String(body.access_token);
    assert.equal((await one.call('/accounts', { token })).status, 200);
    assert.equal((await two.call(`${consents}/${gone}`, { method: 'DELETE', token: two.clientAccess })).status, 204);
    await server.kill();
    const health = one.call('!/health');
    const waiting = one.call('/accounts', { token });
    await server.start();
    assert.equal((await waiting).status, 200);
    assert.equal((await health).status, 200);
    assert.equal((await two.call(`${consents}/${gone}`, { token: two.clientAccess })).status, 400);
    const later = await flowOver(prefix);
    assert.equal((await later.refresh(String(body.refresh_token))).status, 200);
    assert.match(said.join('\n'), /is away: .*\n.*is there\.$/);
    const deleted = await later.call(`${consents}/${id}`, { method: 'DELETE', token: later.clientAccess });
    assert.equal(deleted.status, 204);
    for (const flow of [one, two]) assert.equal((await flow.call('/accounts', { token })).status, 401);
  });

  test('is waited for a while, and then calls are refused until it is back', async () => {
    const flow = await flowOver(newPrefix(), { patience: 300 });
    const { token } = await flow.grant();
    server.pause();
    const refused = await flow.call('/accounts', { token });
    server.resume();
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [503, '5']);
    assert.match(refused.text, /does not answer.*Call again/);
    assert.equal((await flow.call('/accounts', { token })).status, 200);
  });

  test('keeps a commit once whose answer was lost', async () => {
    const prefix = newPrefix();
    let cut = false;
    const sockets = new Set<Socket>();
    const proxy = createServer((socket) => {
      const to = connect(server.port, '127.0.0.1');
      for (const each of [socket, to]) {
        sockets.add(each);
        each.on('error', () => {});
      }
      socket.pipe(to);
      to.on('data', (data) => {
        if (cut) socket.destroy();
        else socket.write(data);
        cut = false;
      });
    }).listen(await freePort(), '127.0.0.1');
    await once(proxy, 'listening');
    const { port } = proxy.address() as { readonly port: number };
    const { store } = await opened(prefix, {}, { url: `redis://127.0.0.1:${port}` });
    await store.commit(commit({ changes: [{ table: 't', key: 'a', value: 1 }] }));
    cut = true;
    const changes = [{ table: 't', key: 'b', value: 2 }];
    assert.equal(await store.commit(commit({ after: 1, reads: ['b'], touches: ['b'], changes })), 2);
    assert.equal(cut, false);
    assert.equal((await store.load()).number, 2);
    await store.close();
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });

  test('is this bank’s alone below its prefix', async () => {
    const prefix = newPrefix();
    await opened(prefix);
    for (const [other, said] of [
      [{ ...bank, seed: 8 }, /seed 7.*seed 8.*--store-prefix/],
      [{ ...bank, data: 'abcdef' }, /without data.*the data abcdef/],
    ] as const) {
      await assert.rejects(opened(prefix, {}, { of: other }), refusal('STORE_OF_ANOTHER_BANK', said));
    }
    await opened(newPrefix(), {}, { of: { ...bank, seed: 8 } });
  });

  test('says that it has lost what was acknowledged, and nothing is answered then', async () => {
    const forgetful = await RedisServer.start(['--appendonly', 'no']);
    closing.push(() => forgetful.remove());
    const said: string[] = [];
    const options = { said: (text: string) => said.push(text) };
    const { store, notices } = await opened('lossy', options, { url: forgetful.url });
    assert.match(notices.join('\n'), /appendonly no: .*CONFIG SET appendonly yes.*\n.*appendfsync everysec/);
    const flow = await openFlow({ state: await SharedState.open(store) });
    const { token } = await flow.grant();
    await forgetful.kill();
    await forgetful.start();
    for (let times = 0; times < 2; times++) {
      const refused = await flow.call('/accounts', { token });
      assert.deepEqual([refused.status, /has lost changes/.test(refused.text)], [503, true], refused.text);
    }
    assert.equal((await flow.call('!/health')).status, 503);
    assert.equal(said.filter((text) => text.includes('has lost')).length, 1);
  });

  test('that has no room refuses what is new, and what is there can be read and deleted', async () => {
    const small = await RedisServer.start(['--appendonly', 'yes', '--appendfsync', 'always']);
    closing.push(() => small.remove());
    const { store } = await opened('small', {}, { url: small.url });
    const filler = await opened('filler', {}, { url: small.url });
    const flow = await openFlow({ state: await SharedState.open(store) });
    const id = await flow.create();
    const { token } = await flow.grant();
    const { RedisConnection } = await import('../../stub/state/redis/redis-connection.ts');
    const connection = await RedisConnection.open(readRedisPlace(small.url, 'x'));
    await connection.ask(['CONFIG', 'SET', 'maxmemory', '1']);
    const more = { Data: { Permissions: ['ReadAccountsBasic'] }, Risk: {} };
    const refused = await flow.call(consents, { method: 'POST', token: flow.clientAccess, body: more });
    assert.deepEqual([refused.status, /OOM.*more memory/.test(refused.text)], [503, true], refused.text);
    assert.equal((await flow.call('/accounts', { token })).status, 200);
    await filler.store.load();
    const together = [[{ table: 't', key: 'gone' }], [{ table: 't', key: 'more', value: 1 }]];
    const made = await Promise.allSettled(together.map((changes) => filler.store.commit(commit({ changes }))));
    assert.deepEqual(
      made.map(({ status }) => status),
      ['fulfilled', 'rejected'],
    );
    assert.equal((await flow.call(`${consents}/${id}`, { method: 'DELETE', token: flow.clientAccess })).status, 204);
    await connection.ask(['CONFIG', 'SET', 'maxmemory', '0']);
    assert.equal((await flow.call(consents, { method: 'POST', token: flow.clientAccess, body: more })).status, 201);
    await connection.close();
    await filler.store.close();
  });

  test('that cannot be had is told of without its password', async () => {
    const port = await freePort();
    for (const url of [`redis://ann:s3cret@127.0.0.1:${port}/2`, `redis://:s3cret@127.0.0.1:${server.port}`]) {
      await assert.rejects(opened('x', {}, { url }), (error) => {
        assert.ok(error instanceof StoreError);
        assert.equal(error.code, 'STORE_UNUSABLE');
        assert.match(error.message, /redis:\/\/\*\*\*@127\.0\.0\.1:/);
        assert.doesNotMatch(error.message, /s3cret|ann/);
        return true;
      });
    }
  });

  test('that does not say how it is set is warned of, and one that is set right is not', async () => {
    assert.deepEqual((await opened(newPrefix())).notices, []);
    const silent = await RedisServer.start(['--rename-command', 'CONFIG', '']);
    closing.push(() => silent.remove());
    const { notices } = await opened('x', {}, { url: silent.url });
    assert.match(notices.join(), /does not say how it is set. See that it has appendonly yes, appendfsync always/);
  });
});

test('a place is read without a word of what is secret in it', () => {
  assert.deepEqual(readRedisPlace('rediss://ann:p%40ss@[::1]:7000/3', 'bank'), {
    ...{ host: '::1', port: 7000, tls: true, prefix: 'bank', database: 3, username: 'ann', password: 'p@ss' },
    name: 'rediss://***@[::1]:7000/3',
  });
  assert.equal(readRedisPlace('redis://localhost', 'x').name, 'redis://localhost:6379/0');
  for (const wrong of [
    'redis://:secret@',
    'http://secret@x',
    'redis://:secret@x/y',
    'redis://x/0?a=secret',
    'secret',
  ]) {
    assert.throws(
      () => readRedisPlace(wrong, 'x'),
      (error) => {
        return error instanceof TypeError && !error.message.includes('secret');
      },
    );
  }
});
