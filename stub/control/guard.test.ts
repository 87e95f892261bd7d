import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { latestRelease } from '../../schemas/releases.ts';
import { createControlledBank } from '../bank.ts';
import { keyHeader, openTo } from './guard.ts';

const key = 'a-key-that-nobody-guesses';
const bank = createControlledBank(
  { profile: fullProfile, release: latestRelease, seed: 1 },
  openTo({ host: 'Bank', key }),
);

async function status(host: string, remoteAddress: string, headers: Readonly<Record<string, string>> = {}) {
  const env = { incoming: { socket: { remoteAddress }, headers: { host } } };
  return (await bank.app.request(`http://${host}/stub/clock`, { headers }, env)).status;
}

test('a plane that is open under a name takes callers from elsewhere with its key, and nobody else', async () => {
  const [here, elsewhere] = ['127.0.0.1', '172.17.0.5'];
  for (const [host, remote, headers, expected] of [
    ['bank:8080', elsewhere, { [keyHeader]: key }, 200],
    ['BANK', elsewhere, { [keyHeader]: key }, 200],
    ['bank:8080', here, { [keyHeader]: key }, 200],
    ['bank:8080', elsewhere, {}, 403],
    ['bank:8080', elsewhere, { [keyHeader]: `${key}!` }, 403],
    ['bank:8080', elsewhere, { [keyHeader]: '' }, 403],
    ['bank:8080', here, {}, 403],
    ['bank.evil.example', elsewhere, { [keyHeader]: key }, 403],
    ['evil.example', here, { [keyHeader]: key }, 403],
    ['bank:8080', elsewhere, { [keyHeader]: key, origin: 'https://evil.example' }, 403],
    ['bank:8080', elsewhere, { [keyHeader]: key, 'sec-fetch-site': 'cross-site' }, 403],
    ['localhost:8080', here, {}, 200],
    ['127.0.0.1:8080', here, {}, 200],
    ['localhost:8080', elsewhere, { [keyHeader]: key }, 403],
    ['localhost:8080', here, { origin: 'https://evil.example' }, 403],
  ] as const) {
    assert.equal(await status(host, remote, headers), expected, JSON.stringify([host, remote, headers]));
  }
});

test('where the name is that of the machine itself, the machine needs no key', async () => {
  const own = createControlledBank(
    { profile: fullProfile, release: latestRelease, seed: 1 },
    openTo({ host: 'localhost', key }),
  );
  const from = async (remoteAddress: string, headers: Readonly<Record<string, string>> = {}) => {
    const env = { incoming: { socket: { remoteAddress }, headers: { host: 'localhost:8080' } } };
    return (await own.app.request('http://localhost:8080/stub/clock', { headers }, env)).status;
  };
  assert.deepEqual(
    [await from('127.0.0.1'), await from('172.17.0.1'), await from('172.17.0.1', { [keyHeader]: key })],
    [200, 403, 200],
  );
});
