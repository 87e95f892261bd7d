import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { it } from 'node:test';
import { startBundledBank } from '../../bin/run/start-bundled-bank.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { latestRelease } from '../../schemas/releases.ts';

const { cache } = createRequire(import.meta.url);

/** The provider library stands on Koa, and nothing else here does. */
function isProviderLoaded(): boolean {
  return Object.keys(cache).some((path) => /node_modules[\\/]koa[\\/]/.test(path));
}

it('the bundled bank has loaded its provider before it says that it is ready', async () => {
  assert.equal(isProviderLoaded(), false);
  const bank = await startBundledBank(serviceProfile, { release: latestRelease }, []);
  assert.equal(isProviderLoaded(), true);
  const answer = await fetch(`${bank.target.baseUrl}/.well-known/openid-configuration`);
  assert.equal(answer.status, 200);
  await bank.close();
});
