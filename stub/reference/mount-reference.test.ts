import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { latestRelease } from '../../schemas/releases.ts';
import { createBank } from '../bank.ts';
import { openBank, origin } from '../testing/open-bank.ts';
import { assetNames } from './assets.ts';

const openApi = () => ({ openapi: '3.1.1' });

test('the reference page names nothing but what this bank answers', async () => {
  const { call } = openBank({ openApi });
  for (const path of ['/reference', '/reference/control']) {
    const { status, text, headers } = await call(`!${path}`);
    assert.equal(status, 200);
    assert.match(headers.get('content-security-policy') ?? '', /^default-src 'none'; script-src 'self'; /);
    const named = [...text.matchAll(/(?:src|href|data-document)="([^"]+)"/g)].map(([, name = '']) => name);
    assert.ok(named.length >= 6);
    for (const name of named.filter((each) => each !== 'data:,')) {
      assert.ok(name.startsWith('/'), name);
      assert.equal((await call(`!${name}`)).status, 200, name);
    }
  }
});

test('the files of the page come with its licence, and no other file of the folder does', async () => {
  const { call } = openBank({ openApi });
  for (const name of assetNames) assert.equal((await call(`!/reference/${name}`)).status, 200, name);
  for (const name of ['assets.js', '..%2fassets.js', 'none']) {
    assert.equal((await call(`!/reference/${name}`)).status, 404, name);
  }
});

test('a bank without a control plane gives no token by a click, and one without a document has no page', async () => {
  const options = { profile: fullProfile, release: latestRelease, seed: 1 } as const;
  const get = (bank: ReturnType<typeof createBank>, path: string) => bank.fetch(new Request(origin + path));
  const bank = createBank({ ...options, openApi });
  const page = await (await get(bank, '/reference')).text();
  assert.match(page, /data-document="\/openapi\.json"/);
  assert.doesNotMatch(page, /<form|\/stub\//);
  assert.equal((await get(bank, '/reference/control')).status, 404);
  assert.equal((await get(createBank(options), '/reference')).status, 404);
});
