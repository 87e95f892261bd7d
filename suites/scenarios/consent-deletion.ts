import { interfacePath } from '../core/interface-path.ts';
import type { ConsentKey } from '../core/probes.ts';
import { isSuccess, statusOf } from '../core/status.ts';
import { accountOperations, bulkOperations } from './accounts.ts';
import { readConsent } from './consents.ts';
import { noConsent } from './course.ts';
import type { Drive } from './drive.ts';
import { onOtherFace } from './on-other-face.ts';
import { scenario } from './scenario.ts';

/** Reads two consents once more, deletes consents and looks at what is left of them. */
export default scenario({
  name: 'consent-deletion',
  title: 'Deleting consents',
  alone: 'what is deleted must not be read meanwhile',
  async run(drive) {
    await readConsent(drive, 'detail', 'later');
    await deleteConsent(drive, 'unauthorised', 'awaiting-authorisation');
    const { facts } = await drive.consent('unauthorised');
    if (facts.consentId !== undefined) {
      const again = {
        probe: 'after-deletion',
        token: 'client',
        consent: 'unauthorised',
        consentId: facts.consentId,
      } as const;
      const read = await drive.call({
        ...again,
        operation: 'GET /account-access-consents/{ConsentId}',
        variant: 'read',
      });
      await onOtherFace(drive, read);
      await drive.call({ ...again, operation: 'DELETE /account-access-consents/{ConsentId}', variant: 'delete' });
    }
    await readConsent(drive, 'rejected', 'sibling-deleted');
    await deleteConsent(drive, 'debits', 'authorised');
    await deleteThere(drive, 'credits');
    if ((await drive.consent('debits')).facts.consentId === undefined) return;
    const dead = { probe: 'after-deletion', variant: 'token', consent: 'debits' } as const;
    for (const operation of drive.thorough ? bulkOperations(drive) : (['GET /accounts'] as const)) {
      const answer = await drive.call({ ...dead, operation });
      if (operation === 'GET /accounts') await onOtherFace(drive, answer);
    }
    const [accountId] = drive.thorough ? await drive.accountIds('debits') : [];
    for (const operation of accountId === undefined ? [] : accountOperations(drive)) {
      await drive.call({ ...dead, operation, ...(accountId === undefined ? {} : { accountId }) });
    }
  },
});

/** Deletes every consent that the run made and has not deleted. */
export async function cleanUp(drive: Drive, remaining: readonly ConsentKey[]): Promise<void> {
  for (const key of remaining) await deleteConsent(drive, key, 'cleanup');
}

/** Deletes a consent of the run with the token of the client that made it. */
export async function deleteConsent(drive: Drive, key: ConsentKey, variant: string): Promise<void> {
  const { facts } = await drive.consent(key);
  if (facts.consentId === undefined) {
    if (variant !== 'cleanup') drive.gap(noConsent(drive, key));
    return;
  }
  drive.deleted.add(key);
  await drive.call({
    operation: 'DELETE /account-access-consents/{ConsentId}',
    probe: 'happy',
    variant,
    token: 'client',
    consent: key,
    consentId: facts.consentId,
    beyondBudget: true,
  });
}

const deletion = 'DELETE /account-access-consents/{ConsentId}';

/** What else than 400, which is right, is answered for a consent that has been deleted: there is nothing left to delete. */
const gone: readonly number[] = [403, 404, 410];

/**
 * Deletes a consent at the path of the next version, and looks at the own path at what is left of it. Where anything is, the consent
 * stays one that the run deletes at its end. Nothing where the target names one version.
 */
async function deleteThere(drive: Drive, consent: ConsentKey): Promise<void> {
  const { beside } = drive;
  if (beside === undefined) return;
  const { consentId } = (await drive.consent(consent)).facts;
  if (consentId === undefined) return drive.gap(noConsent(drive, consent));
  const call = { probe: 'both-versions', consent, consentId } as const;
  const path = `/account-access-consents/${encodeURIComponent(consentId)}`;
  const deleted = await drive.call({
    ...call,
    operation: deletion,
    absolutePath: interfacePath(beside) + path,
    face: beside.release,
    token: 'client',
    variant: 'deletion',
    beyondBudget: true,
  });
  const left = { ...call, variant: 'deleted-there' } as const;
  await drive.call({ ...left, operation: 'GET /accounts' });
  const read = 'GET /account-access-consents/{ConsentId}';
  const answer = await drive.call({ ...left, operation: read, token: 'client' });
  if (answer === undefined) return;
  const wasDeleted = deleted !== undefined && isSuccess(deleted);
  if (statusOf(answer) === 400 || (wasDeleted && gone.includes(statusOf(answer)))) drive.deleted.add(consent);
}
