import { notTried } from '../client/raw-transport.ts';
import { acceptOddities } from '../core/oddities.ts';
import { accountOperations, bulkOperations } from './accounts.ts';
import { discard } from './discard.ts';
import type { Drive } from './drive.ts';
import { readWithTheRest } from './odd-reads.ts';
import { scenario } from './scenario.ts';
import { shownStatement, statementOperations } from './statements.ts';

const body = { Data: { Permissions: ['ReadAccountsBasic'] }, Risk: {} };
const accounts = { operation: 'GET /accounts', consent: 'detail' } as const;

/** Negotiates representations: what must be answered, what must not. */
export default scenario({
  name: 'media-types',
  title: 'Negotiating media types',
  after: { 'transaction-permissions': 'it carries what is left of the unusual' },
  async run(drive) {
    await readWithTheRest(drive, acceptOddities, { ...accounts, probe: 'happy' });
    for (const accept of ['application/json;charset=utf-16', 'application/jose+jwe']) {
      await drive.call({ ...accounts, probe: 'not-acceptable', variant: accept, headers: { accept } });
    }
    await askForImages(drive);
    for (const type of ['application/x-www-form-urlencoded', 'application/json; charset=iso-8859-1']) {
      await postAs(drive, type);
    }
    await withoutMediaTypes(drive);
  },
});

/** Asks for an image of the transactions of an account and of the file of a statement; in a thorough run of everything. */
async function askForImages(drive: Drive): Promise<void> {
  const [accountId] = await drive.accountIds('detail');
  const image = {
    probe: 'not-acceptable',
    variant: 'image/png',
    consent: 'detail',
    headers: { accept: 'image/png' },
  } as const;
  if (drive.thorough) {
    for (const operation of bulkOperations(drive)) await drive.call({ ...image, operation });
  }
  if (accountId === undefined) return;
  const usual = ['GET /accounts/{AccountId}/transactions'] as const;
  for (const operation of drive.thorough ? accountOperations(drive) : usual) {
    await drive.call({ ...image, operation, accountId });
  }
  const ids = shownStatement(drive, await drive.accountIds('detail'));
  for (const operation of ids === undefined ? [] : statementOperations(drive)) {
    if (drive.thorough || operation.endsWith('/file')) await drive.call({ ...image, ...ids, operation });
  }
}

/**
 * Reads accounts without Accept, and posts a consent without Content-Type: the headers are absent, not empty. The read is of no
 * operation, so that one rule alone judges what comes of it.
 */
async function withoutMediaTypes(drive: Drive): Promise<void> {
  const read = { path: '/accounts', probe: 'happy', variant: 'accept:none', consent: 'detail' } as const;
  const answer = await drive.call({ ...read, headers: { accept: undefined }, bare: true });
  if (answer?.failure?.code === notTried) return drive.gap(throughSocks);
  await postAs(drive, undefined);
}

const throughSocks = {
  reason: 'A call that lacks Accept or Content-Type cannot be sent through a SOCKS proxy.',
  supply: 'Give an HTTP proxy as "proxy.server" in the target file.',
};

/** Posts a consent under a media type that is not supported; deletes again what a bank wrongly makes of it. */
async function postAs(drive: Drive, type: string | undefined): Promise<void> {
  const answer = await drive.call({
    operation: 'POST /account-access-consents',
    probe: 'unsupported-media',
    variant: type ?? 'none',
    token: 'client',
    headers: { 'content-type': type },
    ...(type === undefined ? { bare: true } : {}),
    body,
  });
  await discard(drive, answer);
}
