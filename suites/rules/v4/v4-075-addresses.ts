import { openApiClause } from '../../core/clause.ts';
import type { JsonObject } from '../../core/json.ts';
import { sampleParty, sampleTransaction } from '../../core/sample-records.ts';
import { schemaRule } from '../../core/schema-rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const home = (address: JsonObject): Sketch => ({
  operation: 'GET /party',
  data: { Party: sampleParty({ Address: [address] }) },
});
const landlord = (PostalAddress: unknown): Sketch => ({
  operation: 'GET /transactions',
  data: { Transaction: [sampleTransaction({ UltimateCreditor: { PostalAddress } })] },
});
const blocks = ['/**/PostalAddress', '/**/DeliveryAddress'];

/** The kinds of address are a closed list, of AISP-FMT-018; the lines of those that 3.1 had are of AISP-FMT-028. */
export default schemaRule({
  id: 'AISP-V4-075',
  statements: ['AISP-V4-074', 'AISP-V4-075'],
  level: 'MUST',
  optional: true,
  title: 'An address is the one object of version 4 wherever it stands, each part as long as OBPostalAddress7 allows',
  matters:
    'One table keeps all addresses of version 4, of people and of banks: a part that is longer than its column is cut, and letters come back.',
  clause: openApiClause('OBPostalAddress7'),
  releases: { since: '4.0.0' },
  scenarios: ['reads', 'basic-view'],
  needs: 'an answer with an address',
  owns: {
    at: [
      ...blocks,
      ...blocks.map((block) => `${block}/*`),
      ...blocks.map((block) => `${block}/AddressLine/*`),
      '/Data/Party/Address/*/*',
      '/Data/Party/*/Address/*/*',
    ],
    keywords: ['type', 'minLength', 'maxLength', 'maxItems'],
  },
  accept: {
    'as long as allowed': home({ StreetName: 'S'.repeat(140), CareOf: 'C'.repeat(140), Room: 'R'.repeat(70) }),
    'without a country': landlord({ TownName: 'Ambleford' }),
    'seven lines': landlord({ AddressLine: ['1', '2', '3', '4', '5', '6', '7'] }),
  },
  reject: {
    'a street of 141 characters': home({ StreetName: 'S'.repeat(141) }),
    'a floor of 71': home({ Floor: 'F'.repeat(71) }),
    'a box of 17': landlord({ PostBox: '1'.repeat(17) }),
    'eight lines': landlord({ AddressLine: ['1', '2', '3', '4', '5', '6', '7', '8'] }),
    'a list of addresses': landlord([{ TownName: 'Ambleford' }]),
  },
});
