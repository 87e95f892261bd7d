import { variant } from '../variant.ts';
import { reworded } from '../wire.ts';

const tail = 'x'.repeat(128 - 'urn:example:intent:'.length - 23);

export default variant({
  id: 'consent-ids-of-128-characters',
  title: 'Names consents by URNs as long as they may be',
  clause: 'Account Access Consents, Data Dictionary: Max128Text',
  resembles: ['AISP-FMT-023'],
  warns: { rules: ['AISP-SEC-902'], why: 'The ID token, which is signed, keeps the name that the consent had before' },
  serve: reworded(() => ({
    outward: (text) => text.replaceAll(/\baac-([\w-]{23})(?![\w-])/g, `urn:example:intent:$1${tail}`),
    inward: (text) =>
      text.replaceAll(new RegExp(`urn(?::|%3A)example(?::|%3A)intent(?::|%3A)([\\w-]{23})${tail}`, 'gi'), 'aac-$1'),
  })),
});
