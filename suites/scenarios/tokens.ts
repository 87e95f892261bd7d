import { operation } from '../../schemas/operations.ts';
import type { NamedToken } from '../client/recorder.ts';
import { tokenOddities } from '../core/oddities.ts';
import type { CallOptions } from './call-options.ts';
import { discard } from './discard.ts';
import type { Drive } from './drive.ts';
import { readWithTheRest } from './odd-reads.ts';
import { scenario } from './scenario.ts';

/** What is wrong with the token of a call. */
type BadToken = 'none' | 'garbage' | 'client-token' | 'tampered' | 'basic-credentials' | 'no-scheme';

/** Taken in turn by the data operations: each is refused once, and each kind of token on several of them. */
const inTurn: readonly BadToken[] = [
  'none',
  'tampered',
  'none',
  'client-token',
  'no-scheme',
  'garbage',
  'none',
  'basic-credentials',
];

const onFirst: readonly BadToken[] = ['client-token', 'garbage'];

/** Calls without a token, and with tokens that open nothing here. */
export default scenario({
  name: 'tokens',
  title: 'Calling without a good token',
  async run(drive) {
    const [accountId = 'unknown'] = await drive.accountIds('detail');
    const consentId = (await drive.consent('detail')).facts.consentId ?? 'unknown';
    await onConsents(drive, consentId);
    const data = drive.profile.operations.filter(
      (id) => operation(id).grant === 'authorization_code' && !operation(id).path.includes('{StatementId}'),
    );
    // The first leads to all the rest, so more is tried on it; a bank with few operations meets on it what is left over, too.
    const [first] = data;
    const met = new Set(inTurn.slice(0, data.length));
    const left = [...new Set(inTurn)].filter((kind) => onFirst.includes(kind) || !met.has(kind));
    const turns = [
      ...data.map((id, index) => ({ id, turn: inTurn[index % inTurn.length] ?? 'none' })),
      ...(first === undefined ? [] : left.map((turn) => ({ id: first, turn }))),
    ];
    for (const { id, turn } of turns) {
      await drive.call({
        operation: id,
        probe: 'no-token',
        variant: turn,
        accountId,
        ...(await badToken(drive, turn)),
      });
    }
    await inQuery(drive);
    await readWithTheRest(drive, tokenOddities, { operation: 'GET /accounts', probe: 'happy', consent: 'detail' });
    await drive.call({
      operation: 'GET /accounts/{AccountId}',
      probe: 'no-token',
      variant: 'garbage-unknown-account',
      token: garbage,
      accountId: '00000000-no-such-account',
    });
  },
});

/** The consent operations without the token of a client: none at all, or for the one that reads that of a PSU. */
async function onConsents(drive: Drive, consentId: string): Promise<void> {
  await createConsent(drive);
  await drive.call({
    operation: 'GET /account-access-consents/{ConsentId}',
    probe: 'no-token',
    variant: 'psu-token',
    token: 'detail',
    consentId,
  });
  // A bank that deletes without a token must not take the consent that the rest of the run depends on.
  const expendable = (await drive.consent('rejected')).facts.consentId ?? 'unknown';
  const deletion = 'DELETE /account-access-consents/{ConsentId}';
  await drive.call({ operation: deletion, probe: 'no-token', consentId: expendable, variant: 'none', ...withoutToken });
}

const garbage: NamedToken = { label: 'garbage', value: 'not-a-token' };
const withoutToken = { token: 'none', headers: { 'x-fapi-interaction-id': undefined } } as const;

async function badToken(drive: Drive, turn: BadToken): Promise<Pick<CallOptions, 'token' | 'scheme' | 'headers'>> {
  switch (turn) {
    case 'none':
      return withoutToken;
    case 'garbage':
      return { token: garbage };
    case 'client-token':
      return { token: 'client' };
    case 'no-scheme':
      return { token: 'detail', scheme: 'none' };
    case 'tampered':
      return { token: tampered((await drive.token('detail'))?.value ?? garbage.value) };
    case 'basic-credentials':
      return {
        token: 'none',
        headers: { authorization: `Basic ${Buffer.from('somebody:something').toString('base64')}` },
      };
  }
}

/** A token with one character changed: in the middle, where a signature or an opaque value cannot absorb it. */
function tampered(good: string): NamedToken {
  const middle = Math.floor(good.length / 2);
  const changed = good[middle] === 'x' ? 'y' : 'x';
  return { label: 'tampered', value: good.slice(0, middle) + changed + good.slice(middle + 1) };
}

/** A good token where it must not be: only that of a consent which the run made itself, with few permissions, and deletes again. */
async function inQuery(drive: Drive): Promise<void> {
  if (!drive.tokens.makesConsents) return;
  const list = await drive.read('GET /accounts', 'debits');
  const good = await drive.token('debits');
  if (list === undefined || good === undefined) return;
  await drive.recorder.sendSecret({
    scenario: 'tokens',
    about: { operation: 'GET /accounts', probe: 'no-token', variant: 'query' },
    method: 'GET',
    url: `${list.request.url}?access_token=${encodeURIComponent(good.value)}`,
    headers: { accept: 'application/json', 'x-fapi-interaction-id': drive.recorder.newInteractionId() },
  });
}

/** A consent asked for without a token; deleted again where the bank wrongly makes it. */
async function createConsent(drive: Drive): Promise<void> {
  const answer = await drive.call({
    operation: 'POST /account-access-consents',
    probe: 'no-token',
    variant: 'none',
    body: { Data: { Permissions: ['ReadAccountsBasic'] }, Risk: {} },
    ...withoutToken,
  });
  await discard(drive, answer);
}
