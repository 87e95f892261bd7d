import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { latestRelease } from '../../schemas/releases.ts';
import { createBank } from '../bank.ts';
import { loadFaults } from '../faults/load.ts';
import { serveBank } from '../serve.ts';
import { list, openBank } from '../testing/open-bank.ts';
import { findVariants, findVariantsNamed, loadVariants } from './load.ts';

test('every variant is discovered, described, alone with its id, and no fault', async () => {
  const variants = await loadVariants();
  const faults = new Set((await loadFaults()).map(({ id }) => id));
  assert.ok(variants.length >= 40);
  for (const { id, title, clause, warns, unseen } of variants) {
    assert.match(id, /^[a-z0-9]+(-[a-z0-9]+)*$/);
    assert.match(title, /^[A-Z]/);
    assert.ok(clause.length > 10, id);
    assert.ok(!faults.has(id), id);
    for (const { rules, inPlaces = [], why } of [warns, unseen].filter((each) => each !== undefined)) {
      assert.ok(rules.length + inPlaces.length > 0 && why.length > 10, id);
    }
  }
});

test('an unknown variant is refused with the nearest id', async () => {
  await assert.rejects(findVariantsNamed(['z-for-zero-ofset']), {
    code: 'UNKNOWN_VARIANT',
    message: 'There is no variant z-for-zero-ofset; did you mean z-for-zero-offset?',
  });
});

test('each variant changes some answer of the bank, or what stands round it', async () => {
  for (const each of await loadVariants()) {
    const { id, title, clause, profiles, releases, warns, unseen, ...changes } = each;
    assert.ok(Object.keys(changes).length > 0, id);
  }
});

test('several variants are one bank', async () => {
  const { call, grant } = openBank({ variants: await findVariants(['z-for-zero-offset', 'amounts-without-decimals']) });
  const { token } = await grant();
  const [balance] = list((await call('/balances', { token })).body, 'Data.Balance');
  assert.match(String(balance?.DateTime), /Z$/);
});

test('records with other ids are found by them, and by no others', async () => {
  const { call, grant } = openBank({ variants: await findVariants(['account-ids-of-few-digits']) });
  const { token, accountIds } = await grant();
  assert.ok(accountIds.length > 1 && accountIds.every((id) => /^\d+$/.test(id)));
  for (const id of accountIds) {
    const { status, body } = await call(`/accounts/${id}/balances`, { token });
    assert.equal(status, 200);
    assert.ok(list(body, 'Data.Balance').every(({ AccountId }) => AccountId === id));
  }
  assert.equal((await call('/accounts/9999', { token })).status, 400);
});

test('header names go out as a variant spells them', async () => {
  const variants = await findVariants(['header-names-in-capitals']);
  const bank = createBank({ profile: fullProfile, release: latestRelease, seed: 1, variants });
  const { url, close } = await serveBank(bank, { port: 0 });
  try {
    const { get } = await import('node:http');
    const names = await new Promise<readonly string[]>((resolve, reject) => {
      get(`${url}/open-banking/v3.1/aisp/accounts`, (answer) => {
        answer.resume();
        resolve(answer.rawHeaders.filter((_, index) => index % 2 === 0));
      }).on('error', reject);
    });
    assert.ok(names.includes('X-FAPI-INTERACTION-ID'), names.join(', '));
  } finally {
    await close();
  }
});
