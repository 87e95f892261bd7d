import type { ReportedConsent } from '../../reports/contract/index.ts';
import type { Archive } from '../core/archive.ts';
import { standingConsents } from '../scenarios/standing-consents.ts';

/** The consents of a run for which tokens came, as its report tells of them; with their ids where they still stand. */
export function reportedConsents({ consents, exchanges }: Archive): readonly ReportedConsent[] {
  const standing = new Set(standingConsents(exchanges).map(({ consentId }) => consentId));
  return consents
    .filter(({ authorised }) => authorised)
    .map(({ key, consentId, permissions, period }) => ({
      name: key,
      ...(permissions === undefined ? {} : { permissions }),
      ...(period === undefined ? {} : { period }),
      ...(consentId === undefined || !standing.has(consentId) ? {} : { consentId }),
    }));
}
