import type { MessageFamily } from './operations.ts';
import { inRange, type Release } from './releases.ts';

type Names = readonly { readonly since: Release; readonly name: string }[];

/** The name of each family from a release on, newest first. Sources differ on parties in 3.1.1: the Swagger file is followed. */
const names: Readonly<Record<MessageFamily, Names>> = {
  'consent-request': [{ since: '3.1.0', name: 'OBReadConsent1' }],
  consent: [{ since: '3.1.0', name: 'OBReadConsentResponse1' }],
  account: [
    { since: '3.1.6', name: 'OBReadAccount6' },
    { since: '3.1.3', name: 'OBReadAccount5' },
    { since: '3.1.2', name: 'OBReadAccount4' },
    { since: '3.1.0', name: 'OBReadAccount3' },
  ],
  balance: [{ since: '3.1.0', name: 'OBReadBalance1' }],
  transaction: [
    { since: '3.1.5', name: 'OBReadTransaction6' },
    { since: '3.1.1', name: 'OBReadTransaction5' },
    { since: '3.1.0', name: 'OBReadTransaction4' },
  ],
  beneficiary: [
    { since: '3.1.5', name: 'OBReadBeneficiary5' },
    { since: '3.1.3', name: 'OBReadBeneficiary4' },
    { since: '3.1.0', name: 'OBReadBeneficiary3' },
  ],
  'direct-debit': [
    { since: '3.1.3', name: 'OBReadDirectDebit2' },
    { since: '3.1.0', name: 'OBReadDirectDebit1' },
  ],
  'standing-order': [
    { since: '3.1.4', name: 'OBReadStandingOrder6' },
    { since: '3.1.1', name: 'OBReadStandingOrder5' },
    { since: '3.1.0', name: 'OBReadStandingOrder4' },
  ],
  'scheduled-payment': [
    { since: '3.1.3', name: 'OBReadScheduledPayment3' },
    { since: '3.1.0', name: 'OBReadScheduledPayment2' },
  ],
  product: [{ since: '3.1.0', name: 'OBReadProduct2' }],
  offer: [{ since: '3.1.0', name: 'OBReadOffer1' }],
  party: [
    { since: '3.1.1', name: 'OBReadParty2' },
    { since: '3.1.0', name: 'OBReadParty1' },
  ],
  parties: [{ since: '3.1.1', name: 'OBReadParty3' }],
  statement: [
    { since: '3.1.1', name: 'OBReadStatement2' },
    { since: '3.1.0', name: 'OBReadStatement1' },
  ],
  error: [{ since: '3.1.0', name: 'OBErrorResponse1' }],
};

/**
 * The name that `release` gives the messages of `family`, such as `OBReadAccount6`.
 * Throws a TypeError for a message the release does not have, which is OBReadParty3 in 3.1.0.
 */
export function messageName(family: MessageFamily, release: Release): string {
  const found = names[family].find((entry) => inRange(release, { since: entry.since }));
  if (found === undefined) throw new TypeError(`Release ${release} has no message of the family "${family}"`);
  return found.name;
}

/** True when `release` has a message of `family`. */
export function hasMessage(family: MessageFamily, release: Release): boolean {
  return names[family].some(({ since }) => inRange(release, { since }));
}
