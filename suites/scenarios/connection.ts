import { notMade } from './course.ts';
import { scenario } from './scenario.ts';

/** Calls with a good token over a connection that must not do: in clear, and without the client certificate. */
export default scenario({
  name: 'connection',
  title: 'Connecting as one must not',
  alone: 'a bank may take back a token that it was sent in clear',
  async run(drive) {
    if (!drive.url('').startsWith('https:')) return;
    // Only the token of a consent which the run made itself, with few permissions, and deletes next of all.
    const { facts, token } = await drive.consent('debits');
    if (token === undefined || facts.consentId === undefined) {
      drive.gap(drive.tokens.makesConsents ? (drive.missing('debits') ?? notMade('debits')) : noneOfOwn);
      return;
    }
    const call = { path: '/accounts', probe: 'connection', consent: 'debits', asIs: true } as const;
    await drive.call({ ...call, variant: 'plain-http', inClear: true });
    if (!drive.hasCertificate) {
      drive.gap({
        reason: 'The configuration has no client certificate, so nothing shows whether the bank asks for one.',
        supply: 'Add "tls.certificate" and "tls.key" to the target file.',
        key: 'tls.certificate',
      });
      return;
    }
    await drive.call({ ...call, variant: 'no-certificate', certificate: 'none' });
  },
});

const noneOfOwn = {
  reason: 'The run has made no consent whose token it may send over a connection that is not safe.',
  supply: 'Configure "tokens" with the kind headless or manual: the run then makes and authorises consents itself.',
  key: 'tokens.kind',
} as const;
