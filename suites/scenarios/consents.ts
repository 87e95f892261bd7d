import { recordsOf } from '../core/evidence.ts';
import { textAt } from '../core/json.ts';
import type { Drive } from './drive.ts';
import { onOtherFace } from './on-other-face.ts';
import { scenario } from './scenario.ts';

/** Creates, authorises, declines and reads consents, and tries what two of them do not open of a statement. */
export default scenario({
  name: 'consents',
  title: 'Making and authorising consents',
  async run(drive) {
    await readConsent(drive, 'unauthorised', 'before-authorisation');
    // Its Status is to change as late as can be, so that the change has another date than the creation.
    await drive.consent('rejected');
    await readConsent(drive, 'detail', 'after-authorisation');
    await tryStatement(drive);
    await readConsent(drive, 'rejected', 'after-rejection');
  },
});

/** Reads a consent of the run with a client's token, where it was made; the one to be declined has been declined by then. */
export async function readConsent(
  drive: Drive,
  key: 'detail' | 'unauthorised' | 'rejected',
  variant: string,
): Promise<void> {
  const { facts } = key === 'rejected' ? await drive.declined() : await drive.consent(key);
  if (facts.consentId === undefined) return;
  const answer = await drive.call({
    operation: 'GET /account-access-consents/{ConsentId}',
    probe: 'happy',
    variant,
    consent: key,
    token: 'client',
    consentId: facts.consentId,
  });
  if (states.includes(variant)) await onOtherFace(drive, answer);
}

/** What is read on both sides: each state once. */
const states: readonly string[] = ['before-authorisation', 'after-authorisation', 'after-rejection'];

/** The file of a statement without ReadStatementsDetail, and its transactions with Credits alone. */
async function tryStatement(drive: Drive): Promise<void> {
  const file = 'GET /accounts/{AccountId}/statements/{StatementId}/file';
  const transactions = 'GET /accounts/{AccountId}/statements/{StatementId}/transactions';
  const [accountId] = await drive.accountIds('basic');
  if (accountId === undefined || (!drive.offers(file) && !drive.offers(transactions))) return;
  const list = await drive.read('GET /accounts/{AccountId}/statements', 'basic', { accountId });
  const [first, second = first] = list === undefined ? [] : recordsOf(list, 'Statement');
  const statementId = textAt(second?.value, 'StatementId');
  if (statementId === undefined) return;
  const ids = { accountId, statementId };
  if (drive.offers(file)) {
    await drive.call({ operation: file, probe: 'missing-permission', consent: 'basic', ...ids });
  }
  if (drive.offers(transactions)) {
    await drive.read(transactions, 'credits', ids);
  }
}
