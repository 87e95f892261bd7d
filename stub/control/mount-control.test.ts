import assert from 'node:assert/strict';
import { test } from 'node:test';
import { basePath } from '../../schemas/operations.ts';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { latestRelease } from '../../schemas/releases.ts';
import { createBank } from '../bank.ts';
import { developerGuide } from '../guide/developer-guide.ts';
import { openBank } from '../testing/open-bank.ts';
import { controlOperations } from './operations.ts';

const options = { profile: fullProfile, release: latestRelease, seed: 1 } as const;
const origin = 'http://bank.test';

test('a bank that nobody serves has methods and no control plane', async () => {
  const bank = createBank(options);
  for (const { method, path } of controlOperations) {
    const answer = await bank.fetch(new Request(origin + path.replaceAll(/[{}]/g, ''), { method }));
    assert.equal(answer.status, 404, path);
  }
  const index = await (await bank.fetch(new Request(origin))).text();
  assert.doesNotMatch(index + developerGuide(bank, origin), /\/stub\//);
  const { access_token: token, openbanking_intent_id: consentId } = await bank.control.token({ persona: 'household' });
  const read = () =>
    bank.fetch(new Request(`${origin}${basePath}/accounts`, { headers: { authorization: `Bearer ${token}` } }));
  assert.equal((await read()).status, 200);
  await bank.control.consents.breakDown(consentId);
  assert.deepEqual([(await read()).status, (await read()).status], [500, 200]);
  await bank.control.consents.withdraw(consentId);
  assert.equal((await read()).status, 401);
});

test('operations have an id, a method with a path, and words of their own', () => {
  const unique = (of: (operation: (typeof controlOperations)[number]) => string) =>
    assert.equal(new Set(controlOperations.map(of)).size, controlOperations.length);
  unique(({ id }) => id);
  unique(({ title }) => title);
  unique(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
  for (const { id, title, description, answers } of controlOperations) {
    assert.match(id, /^[a-z]+(-[a-z]+)*$/);
    assert.match(title, /^[A-Z].*[^.]$/);
    assert.match(description, /^[A-Z].*\.$/s);
    assert.ok(Object.keys(answers).length > 0, id);
  }
});

test('whoever is not at this machine controls nothing, whatever they ask for', async () => {
  const { bank } = openBank();
  const remote = { incoming: { socket: { remoteAddress: '192.0.2.1' }, headers: { host: 'localhost' } } };
  for (const { method, path } of controlOperations) {
    const answer = await bank.app.request(path.replaceAll(/[{}]/g, ''), { method }, remote);
    assert.equal(answer.status, 403, path);
    assert.equal(((await answer.json()) as { error: string }).error, 'access_denied');
  }
});
