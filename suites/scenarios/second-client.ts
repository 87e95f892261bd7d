import { isSuccess } from '../core/status.ts';
import { expendableConsent } from './course.ts';
import { scenario } from './scenario.ts';

/** The second TPP tries to read and to delete a consent of the first. It comes after all that the consent is needed for. */
export default scenario({
  name: 'second-client',
  title: "Reaching for another TPP's consent",
  alone: 'it may delete what it should not reach',
  async run(drive) {
    const consentId = await expendableConsent(drive);
    const { consentId: sibling } = (await drive.consent('unauthorised')).facts;
    // A bank that made one consent of two requests may have deleted it with its twin.
    if (consentId === undefined || drive.deleted.has('rejected') || consentId === sibling) return;
    const foreign = { probe: 'other-client', consent: 'rejected', token: 'other-client', consentId } as const;
    const read = 'GET /account-access-consents/{ConsentId}';
    await drive.call({ ...foreign, operation: read, variant: 'read' });
    const operation = 'DELETE /account-access-consents/{ConsentId}';
    const deletion = await drive.call({ ...foreign, operation, variant: 'delete' });
    if (deletion === undefined || !isSuccess(deletion)) return;
    const left = await drive.call({ ...foreign, operation: read, variant: 'check', token: 'client' });
    if (left !== undefined && !isSuccess(left)) drive.deleted.add('rejected');
  },
});
