import { acceptOddities } from '../core/oddities.ts';
import { accountOperations, bulkOperations } from './accounts.ts';
import { discard } from './discard.ts';
import type { Drive } from './drive.ts';
import { readWithTheRest } from './odd-reads.ts';
import { scenario } from './scenario.ts';

const body = { Data: { Permissions: ['ReadAccountsBasic'] }, Risk: {} };
const accounts = { operation: 'GET /accounts', consent: 'detail' } as const;

/** Negotiates representations: what must be answered, what must not. */
export default scenario({
  name: 'media-types',
  title: 'Negotiating media types',
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

/** Asks for an image of the transactions of an account; in a thorough run of everything. */
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
}

/**
 * Reads accounts and posts a consent with the header of the media type left empty. What the run sends through fills in a
 * header that is not there, so an empty one is as near as one comes to none. Without an operation: what an empty Accept
 * means is not settled, so no rule of the operation may judge that read.
 */
async function withoutMediaTypes(drive: Drive): Promise<void> {
  const read = { path: '/accounts', probe: 'happy', variant: 'accept:none', consent: 'detail' } as const;
  await drive.call({ ...read, headers: { accept: '' } });
  await postAs(drive, '');
}

/** Posts a consent under a media type that is not supported; deletes again what a bank wrongly makes of it. */
async function postAs(drive: Drive, type: string): Promise<void> {
  const answer = await drive.call({
    operation: 'POST /account-access-consents',
    probe: 'unsupported-media',
    variant: type === '' ? 'none' : type,
    token: 'client',
    headers: { 'content-type': type },
    body,
  });
  await discard(drive, answer);
}
