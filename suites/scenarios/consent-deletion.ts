import type { ConsentKey } from '../core/probes.ts';
import { accountOperations, bulkOperations } from './accounts.ts';
import { readConsent } from './consents.ts';
import { noConsent } from './course.ts';
import type { Drive } from './drive.ts';
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
      await drive.call({ ...again, operation: 'GET /account-access-consents/{ConsentId}', variant: 'read' });
      await drive.call({ ...again, operation: 'DELETE /account-access-consents/{ConsentId}', variant: 'delete' });
    }
    await readConsent(drive, 'rejected', 'sibling-deleted');
    await deleteConsent(drive, 'debits', 'authorised');
    if ((await drive.consent('debits')).facts.consentId === undefined) return;
    const dead = { probe: 'after-deletion', variant: 'token', consent: 'debits' } as const;
    for (const operation of drive.thorough ? bulkOperations(drive) : (['GET /accounts'] as const)) {
      await drive.call({ ...dead, operation });
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
