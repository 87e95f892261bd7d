import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import {
  AispError,
  type AispErrorCode,
  type Archive,
  createBank,
  judge,
  type Report,
  type RunningBank,
  runSuites,
  type Snapshot,
  startBank,
} from '../library/public/index.ts';
import { recordedRun } from './support/recorded-run.ts';

const api = '/open-banking/v3.1/aisp';

/** That some work is refused with a code, in words that match. */
async function refuses(work: Promise<unknown>, code: AispErrorCode, words: RegExp): Promise<void> {
  await assert.rejects(work, (error) => {
    assert.ok(error instanceof AispError, String(error));
    assert.equal(error.code, code);
    assert.match(error.message, words);
    return true;
  });
}

describe('a bank of the library', () => {
  let bank: RunningBank;
  before(async () => {
    bank = await startBank({ date: new Date('2026-03-17T12:00:00Z') });
  });
  after(() => bank.close());

  const get = (path: string, accessToken: string) =>
    fetch(`${bank.url}${api}${path}`, { headers: { authorization: `Bearer ${accessToken}` } });

  it('is met on a port, says where its OpenID provider is, and who may call whom', async () => {
    const { issuer } = (await (await fetch(bank.discoveryUrl)).json()) as { readonly issuer: string };
    assert.equal(issuer, bank.url);
    assert.deepEqual(
      bank.clients.map(({ clientId, clientSecret }) => [clientId, clientSecret]),
      [
        ['harbour-aisp', 'harbour-aisp-secret'],
        ['lantern-aisp', 'lantern-aisp-secret'],
      ],
    );
    assert.ok(bank.personas.some(({ hint, accounts }) => hint === 'household' && accounts === 6));
    assert.deepEqual([bank.release, bank.profile, bank.target.baseUrl], ['3.1.11', 'service', bank.url]);
  });

  it('gives a token for what was asked, and for no more', async () => {
    const all = await bank.token();
    const [accountId = ''] = all.accountIds;
    const some = await bank.token({ permissions: ['ReadAccountsBasic'], accounts: [accountId], expiresIn: 60 });
    assert.deepEqual([some.expiresIn, some.accountIds, some.permissions], [60, [accountId], ['ReadAccountsBasic']]);
    assert.equal((await get('/accounts', some.accessToken)).status, 200);
    assert.equal((await get(`/accounts/${accountId}/balances`, some.accessToken)).status, 403);
    assert.equal((await get(`/accounts/${accountId}/balances`, all.accessToken)).status, 200);
    const over = await bank.token({ persona: 'student', expiresIn: 0 });
    assert.equal((await get('/accounts', over.accessToken)).status, 401);
    const consent = await get(`/account-access-consents/${some.consentId}`, some.clientToken);
    assert.equal(consent.status, 200);
  });

  it('tells what it cannot do, with a code and the cure', async () => {
    await refuses(bank.token({ persona: 'housohold' }), 'BAD_TOKEN_REQUEST', /: did you mean household\?/);
    await refuses(bank.token({ persona: 'nobody' }), 'BAD_TOKEN_REQUEST', /persona must be one of everyday, /);
    await refuses(startBank({ port: Number(new URL(bank.url).port) }), 'PORT_IN_USE', /choose another port/);
    await refuses(startBank({ host: '192.0.2.1' }), 'CANNOT_LISTEN', /an address of this machine/);
    await refuses(createBank({ profile: 'servce' }), 'BAD_CONFIGURATION', /Did you mean "service"\?/);
    await refuses(createBank({ clients: [{ clientId: 'idle' }] }), 'BAD_CONFIGURATION', /clients\[0\] has nothing/);
    await refuses(createBank({ faults: ['savings-account-without-type'] }), 'CANNOT_SHOW', /It shows in 3\.1\.0/);
    for (const [option, code, words] of [
      [{ release: '3.1.12' }, 'UNKNOWN_RELEASE', /Did you mean "3\.1\.11"/],
      [{ faults: ['balance-typ-missing-expected'] }, 'UNKNOWN_FAULT', /did you mean balance-type-missing-expected\?/],
      [{ variants: ['no-such-variant'] }, 'UNKNOWN_VARIANT', /There is no variant no-such-variant/],
    ] as const) {
      await refuses(createBank(option as object), code, words);
    }
    await assert.rejects(createBank({ pageSize: 24 }), TypeError);
  });

  it('refuses options that it does not have and values of another kind, instead of leaving them out', async () => {
    const bank = await createBank();
    for (const [asked, words] of [
      [
        () => startBank({ fault: ['balance-type-missing-expected'] } as object),
        /no option fault; did you mean faults\?/,
      ],
      [() => startBank({ portt: 1 } as object), /did you mean port\?/],
      [() => startBank({ port: '8080' } as object), /port must be a whole number from 0 to 65535, got "8080"/],
      [() => startBank({ port: 65_536 }), /port must be a whole number from 0 to 65535, got 65536/],
      [() => startBank(JSON.parse('null')), /startBank takes its options as an object, got null/],
      [() => createBank({ port: 1 } as object), /createBank has no option port; it has profile, /],
      [
        () => createBank({ faults: 'balance-type-missing-expected' } as object),
        /faults must be a list of texts, got "bal/,
      ],
      [() => createBank({ seed: '1' } as object), /seed must be a whole number, got "1"/],
      [() => createBank({ date: '2026-03-17' } as object), /date must be a Date .*, got "2026-03-17"/],
      [() => createBank({ date: new Date('never') }), /date must be a Date that is a moment/],
      [() => judge(JSON.parse('null')), /judge takes an archive, as an object or by its path, got null/],
      [() => judge('evidence.har', { rules: ['AISP-BAL-*'] } as object), /judge has no option rules; it has/],
      [() => runSuites(JSON.parse('null')), /runSuites takes a target, as an object or by its path, got null/],
      [
        () => runSuites('http://127.0.0.1:1', { onyl: [] } as object),
        /runSuites has no option onyl; did you mean only\?/,
      ],
      [() => bank.reset({ person: 'household' } as object), /reset has no option person; did you mean persona\?/],
      [
        () => bank.fetch('https://bank.test/accounts' as unknown as Request),
        /takes a Request: bank\.fetch\(new Request/,
      ],
    ] as const) {
      await assert.rejects(
        asked,
        (error: unknown) => error instanceof TypeError && words.test(error.message),
        String(words),
      );
    }
    const left = await createBank({ faults: undefined, seed: undefined } as object);
    await Promise.all([left.close(), bank.close()]);
  });

  it('misbehaves as it is told, knows the clients it is given, and is nobody else', async () => {
    await using other = await createBank({
      faults: ['balance-type-missing-expected'],
      clients: [{ clientId: 'mine', clientSecret: 'hush', redirectUris: ['https://mine.example/back'] }],
    });
    const { accessToken } = await other.token({ clientId: 'mine' });
    const request = new Request(`https://bank.test${api}/balances`, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    const answer = await other.fetch(request);
    assert.equal(answer.status, 200);
    const text = await answer.text();
    assert.match(text, /"InterimAvailable"/);
    assert.doesNotMatch(text, /"Expected"/);
    assert.match(text, /"Self":"https:\/\/bank\.test\//);
    assert.equal((await get('/accounts', accessToken)).status, 401);
  });

  it('tells what it is in OpenAPI', async () => {
    const answer = await bank.fetch(new Request('https://bank.test/openapi.json'));
    const { servers } = (await answer.json()) as { readonly servers: readonly { readonly url: string }[] };
    assert.deepEqual(servers, [{ url: `https://bank.test${api}` }]);
  });

  it('has done at the bank what no client can do', async () => {
    const { consentId, accessToken, accountIds } = await bank.token();
    const [accountId = ''] = accountIds;
    const status = async () => (await get('/accounts', accessToken)).status;
    await bank.consents.breakDown(consentId);
    assert.deepEqual([await status(), await status()], [500, 200]);
    await bank.consents.throttle(consentId);
    assert.deepEqual([await status(), await status()], [429, 200]);
    await bank.consents.closeAccount(consentId, accountId);
    assert.equal((await get(`/accounts/${accountId}`, accessToken)).status, 403);
    await bank.consents.demandReauthentication(consentId);
    assert.equal(await status(), 403);
    await bank.consents.withdraw(consentId);
    assert.equal(await status(), 401);
    await refuses(bank.consents.withdraw('aac-none'), 'NO_SUCH_CONSENT', /This bank has no consent aac-none/);
  });

  it('lives by a clock that can be moved, and tells what no clock can do', async () => {
    await using other = await createBank({ date: new Date('2026-03-17T12:00:00Z') });
    const { accessToken } = await other.token({ expiresIn: 60 });
    const headers = { authorization: `Bearer ${accessToken}` };
    const status = async () => (await other.fetch(new Request(`https://bank.test${api}/accounts`, { headers }))).status;
    assert.deepEqual([other.clock.read().frozen, await status()], [true, 200]);
    const { now } = await other.clock.advance('PT61S');
    assert.equal(new Date(now).toISOString(), '2026-03-17T12:01:01.000Z');
    assert.equal(await status(), 401);
    await other.clock.set('2026-03-17T12:00:30Z');
    assert.equal(await status(), 200);
    assert.equal((await other.clock.run(60)).rate, 60);
    assert.equal((await other.clock.freeze()).frozen, true);
    assert.equal((await other.clock.follow()).followsMachine, true);
    await refuses(other.clock.advance('a while'), 'BAD_TIME', /must be one of ISO 8601.*to go back, set the clock/);
    await refuses(other.clock.set('noon'), 'BAD_TIME', /must be a date-time/);
  });

  it('keeps a journal that says why a call was refused and by which rules, and that a judge can read', async () => {
    await using other = await createBank();
    const { accessToken, consentId } = await other.token({ permissions: ['ReadAccountsBasic'] });
    const call = (path: string) =>
      other.fetch(
        new Request(`https://bank.test${api}${path}`, { headers: { authorization: `Bearer ${accessToken}` } }),
      );
    const following = other.journal.follow()[Symbol.asyncIterator]();
    const first = following.next();
    assert.equal((await call('/accounts')).status, 200);
    assert.equal((await call('/balances')).status, 403);
    const told = await first;
    assert.deepEqual([told.done, told.value?.operation], [false, 'GET /accounts']);
    const [refused, ...others] = await other.journal.entries({ refused: true });
    assert.deepEqual([others.length, refused?.consent, refused?.persona], [0, consentId, 'household']);
    const [refusal] = refused?.refusals ?? [];
    assert.match(refusal?.accepted ?? '', /ReadBalances/);
    assert.ok((refusal?.follows[0]?.rules.length ?? 0) > 0);
    const whole = await other.journal.entry(refused?.id ?? '');
    assert.doesNotMatch(JSON.stringify(whole), new RegExp(accessToken));
    const { report } = await judge(await other.journal.har(), { only: ['AISP-PRM-*', 'AISP-ACC-*'] });
    assert.ok(report.rules.some(({ outcome }) => outcome === 'pass'));
    await other.clock.advance('P1M');
    assert.equal((await call('/accounts')).status, 401);
    const { report: later } = await judge(await other.journal.har(), { only: ['AISP-ACC-*'] });
    assert.ok(later.durationMs < 86_400_000, 'the calls took no month');
    other.journal.clear();
    assert.deepEqual(await other.journal.entries(), []);
  });

  it('knows what is added to its data, and no more of what is taken away', async () => {
    await using other = await createBank();
    const { accessToken, accountIds } = await other.token({ persona: 'everyday' });
    const [account = ''] = accountIds;
    const balances = async () => {
      const headers = { authorization: `Bearer ${accessToken}` };
      return await (await other.fetch(new Request(`https://bank.test${api}/balances`, { headers }))).json();
    };
    const before = await balances();
    const [added] = await other.data.add({
      transactions: [{ account, Amount: { Amount: '12.34', Currency: 'GBP' }, CreditDebitIndicator: 'Credit' }],
    });
    assert.deepEqual([added?.AccountId, added?.persona, added?.fixed], [account, 'everyday', false]);
    assert.deepEqual(other.data.list(), [added]);
    assert.notDeepEqual(await balances(), before);
    await other.data.remove(added?.id ?? '');
    assert.deepEqual(await balances(), before);
    await other.data.add({ customers: [{ persona: 'anna', accounts: [{ openingBalance: '10.00' }] }] });
    assert.ok(other.personas.some(({ hint }) => hint === 'anna'));
    assert.equal((await other.token({ persona: 'anna' })).accountIds.length, 1);
    await other.data.clear();
    assert.deepEqual(other.data.list(), []);
    await refuses(
      other.data.add({ transactions: [{ account: 'nobody/1' }, {}] } as never),
      'BAD_DATA',
      /"transactions\[1\]\.account" is missing/,
    );
    await refuses(other.data.remove('none'), 'BAD_DATA', /none/);
  });

  it('goes wrong while it runs as it is told, for whom it is told, and no longer', async () => {
    await using other = await createBank();
    const [household, student] = await Promise.all(['household', 'student'].map((persona) => other.token({ persona })));
    const types = async (token = household) => {
      const headers = { authorization: `Bearer ${token?.accessToken}` };
      return await (await other.fetch(new Request(`https://bank.test${api}/balances`, { headers }))).text();
    };
    const id = await other.faults.add({ fault: 'balance-type-missing-expected', scope: { persona: 'household' } });
    assert.deepEqual(
      other.faults.list().map(({ id, fault, scope }) => [id, fault, scope?.persona]),
      [[id, 'balance-type-missing-expected', 'household']],
    );
    assert.doesNotMatch(await types(household), /"Expected"/);
    assert.match(await types(student), /"Expected"/);
    await other.faults.remove(id);
    assert.match(await types(household), /"Expected"/);
    await other.faults.add({ break: 'reset', times: 1 });
    await assert.rejects(types(), { name: 'TypeError', message: 'fetch failed' });
    assert.match(await types(), /"Expected"/);
    await other.faults.add({ break: 'reset', times: 1 });
    const call = () => new Request(`https://bank.test${api}/balances`);
    assert.equal((await other.intercept(call())).type, 'error');
    assert.equal((await other.intercept(call())).status, 401);
    await other.faults.add({ delay: '1ms' });
    await other.faults.clear();
    assert.deepEqual(other.faults.list(), []);
    await refuses(other.faults.add({ fault: 'no-such-fault' as never }), 'BAD_FAULT', /There is no fault/);
    await refuses(
      other.faults.add({ fault: 'interface-also-in-clear' }),
      'FIXED_AT_START',
      /Start one with startBank\(\{ tls: true, faults: \['interface-also-in-clear'\] \}\)\.$/,
    );
    for (const fault of ['savings-account-without-type', 'offer-ends-before-it-starts'] as const) {
      await refuses(other.faults.add({ fault }), 'CANNOT_SHOW', /Make a bank with another (profile|release)\.$/);
    }
    await refuses(other.faults.remove(id), 'BAD_FAULT', /Nothing goes wrong by the id/);
  });

  it('begins anew, whole or for one, and goes back to where it was', async () => {
    const other = await createBank();
    const tokens = await Promise.all(['household', 'student'].map((persona) => other.token({ persona })));
    const statuses = () =>
      Promise.all(
        tokens.map(async ({ accessToken }) => {
          const headers = { authorization: `Bearer ${accessToken}` };
          return (await other.fetch(new Request(`https://bank.test${api}/accounts`, { headers }))).status;
        }),
      );
    const before: Snapshot = JSON.parse(JSON.stringify(await other.snapshot()));
    await other.reset({ persona: 'student' });
    assert.deepEqual(await statuses(), [200, 401]);
    await other.reset();
    assert.deepEqual(await statuses(), [401, 401]);
    await other.restore(before);
    assert.deepEqual(await statuses(), [200, 200]);
    await refuses(other.reset({ clientId: 'nobody' }), 'BAD_RESET', /clientId names no registered client/);
    await refuses(other.restore({ kind: 'none', version: 1 }), 'BAD_SNAPSHOT', /This is no snapshot of a bank/);
    await other.close();
    await refuses(other.reset(), 'BANK_CLOSED', /Start another/);
  });

  it('is gone once it is closed, however often', async () => {
    const short = await startBank();
    await short.close();
    await short.close();
    await refuses(short.fetch(new Request(short.url)), 'BANK_CLOSED', /Start another/);
    await refuses(short.token(), 'BANK_CLOSED', /Start another/);
    await assert.rejects(fetch(short.url));
  });
});

describe('the judge of the library', () => {
  let archive: Archive;
  let report: Report;
  let file: string;
  before(async () => {
    const { folder } = await recordedRun();
    const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
    file = join(folder, 'evidence.har');
    [archive, report] = [read('evidence.har'), read('report.json')];
  });

  it('gives the verdicts of a run again, from its archive and from the file', async () => {
    const fromObject = await judge(archive);
    const fromFile = await judge(file);
    assert.deepEqual(fromObject.report.rules, report.rules);
    assert.deepEqual(fromFile.report.rules, report.rules);
    assert.deepEqual([fromObject.report.verdict, fromObject.leftOut], [report.verdict, {}]);
  });

  it('judges a recording from elsewhere by the terms it is given, and says what it left out', async () => {
    const { _aisp: _, ...log } = archive.log;
    const { report, leftOut } = await judge({ log }, { profile: 'full', release: '3.1.6', only: ['AISP-FMT-*'] });
    assert.deepEqual([report.target.profile, report.target.release], ['full', '3.1.6']);
    assert.ok(report.rules.length > 0 && report.rules.every(({ group }) => group === 'FMT'));
    assert.ok(report.rules.some(({ outcome }) => outcome === 'pass'));
    assert.ok((leftOut['not of this interface'] ?? 0) > 0);
  });

  it('refuses what is no archive, and what no rule matches', async () => {
    await refuses(judge(join(file, '..', 'report.json')), 'BAD_ARCHIVE', /Name the evidence\.har beside it/);
    await refuses(judge({ log: {} } as never), 'BAD_ARCHIVE', /the archive: .*no HAR/);
    await refuses(judge(archive, { only: ['AISP-BLA-*'] }), 'NO_SUCH_RULE', /No rule matches AISP-BLA-\*/);
    await refuses(judge(archive, { basePath: '/' }), 'BAD_ARCHIVE', /Leave the base path out/);
  });
});
