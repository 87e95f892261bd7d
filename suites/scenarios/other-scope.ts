import { expendableConsent } from './course.ts';
import { scenario } from './scenario.ts';

/** Reads a consent with a token of the client that has a scope other than accounts. */
export default scenario({
  name: 'other-scope',
  title: 'Calling with a token of another scope',
  after: { reads: 'it tells which account comes first' },
  async run(drive) {
    const consentId = await expendableConsent(drive);
    if (consentId === undefined) return;
    await drive.call({
      operation: 'GET /account-access-consents/{ConsentId}',
      probe: 'other-scope',
      consent: 'rejected',
      token: 'client-other-scope',
      consentId,
    });
  },
});
