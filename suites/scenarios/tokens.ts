import { type OperationId, operation } from '../../schemas/operations.ts';
import { inRange } from '../../schemas/releases.ts';
import { recordsOf } from '../core/evidence.ts';
import { textAt } from '../core/json.ts';
import { clientId, tokenOddities } from '../core/oddities.ts';
import { badToken, badTokenTurns, garbage, type Turn, withoutToken } from './bad-tokens.ts';
import { madeElsewhere } from './course.ts';
import type { Drive } from './drive.ts';
import { readWithTheRest } from './odd-reads.ts';
import { scenario } from './scenario.ts';
import { tokensOnConsents } from './tokens-on-consents.ts';

/** Calls without a token, and with tokens that open nothing here. */
export default scenario({
  name: 'tokens',
  title: 'Calling without a good token',
  after: {
    'missing-permissions': 'a bank may take back the token of debits, which is sent where it must not be',
  },
  async run(drive) {
    const [accountId = 'unknown'] = await drive.accountIds('detail');
    await tokensOnConsents(drive);
    const statementId = drive.thorough ? await someStatement(drive, accountId) : undefined;
    const tried = (id: OperationId) => statementId !== undefined || !operation(id).path.includes('{StatementId}');
    const data = drive.profile.operations.filter((id) => operation(id).grant === 'authorization_code' && tried(id));
    const ids = { accountId, ...(statementId === undefined ? {} : { statementId }) };
    const attempt = async ({ id, turn }: Turn) => {
      const carried = await badToken(drive, turn);
      await drive.call({ operation: id, probe: 'no-token', variant: turn, ...ids, ...carried });
    };
    await drive.together(...badTokenTurns(data, drive.thorough).map((turn) => () => attempt(turn)));
    if (inRange(drive.place.release, { since: clientId.since })) {
      const headers = { ...withoutToken(drive).headers, ...clientId.headers };
      const { variant } = clientId;
      await drive.call({ operation: 'GET /accounts', probe: 'no-token', variant, token: 'none', headers });
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

/** A statement of an account, for the operations on a single one. */
async function someStatement(drive: Drive, accountId: string): Promise<string | undefined> {
  const list = await drive.read('GET /accounts/{AccountId}/statements', 'detail', { accountId });
  const [first] = list === undefined ? [] : recordsOf(list, 'Statement');
  return textAt(first?.value, 'StatementId');
}

/** A good token where it must not be: only that of a consent which the run made itself, with few permissions, and deletes again. */
async function inQuery(drive: Drive): Promise<void> {
  if (!drive.tokens.makesConsents) return drive.gap(madeElsewhere);
  const list = await drive.read('GET /accounts', 'debits');
  const good = await drive.token('debits');
  if (list === undefined || good === undefined) return;
  await drive.recorder.sendSecret({
    scenario: 'tokens',
    about: { operation: 'GET /accounts', probe: 'no-token', variant: 'query' },
    method: 'GET',
    url: `${list.request.url}?access_token=${encodeURIComponent(good.value)}`,
    headers: {
      accept: 'application/json',
      'x-fapi-interaction-id': drive.recorder.newInteractionId(),
      ...(drive.financialId === undefined ? {} : { 'x-fapi-financial-id': drive.financialId }),
    },
  });
}
