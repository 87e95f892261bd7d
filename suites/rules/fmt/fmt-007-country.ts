import { clause } from '../../core/clause.ts';
import { lenient, look } from '../../core/look.ts';
import { membersNamed } from '../../core/members.ts';
import { rule } from '../../core/rule.ts';
import { sampleParty } from '../../core/sample-records.ts';
import { countryCodes, isUserAssignedCountry } from '../../core/values/countries.ts';

const party = (Country: string) => ({
  operation: 'GET /party' as const,
  data: { Party: sampleParty({ Address: [{ AddressType: 'Residential', Country }] }) },
});

export default rule({
  id: 'AISP-FMT-007',
  optional: true,
  level: 'MUST',
  tolerates: ['country-code-for-users'],
  title: 'A country is an alpha-2 code that ISO 3166-1 assigns',
  matters: 'A country that is none sends letters nowhere and fails each check against sanction lists.',
  clause: clause('Account and Transaction API', 'ISO Enumerations'),
  scenarios: ['reads', 'basic-view'],
  needs: 'an answer with an address',
  owns: { rule: 'AISP-FMT-007', at: ['/**/Country'], keywords: ['pattern'] },
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.successes()) {
      for (const { value, pointer } of membersNamed(exchange, ['Country'])) {
        if (typeof value !== 'string') continue;
        const tell = isUserAssignedCountry(value) ? lenient('country-code-for-users') : look;
        yield tell({ exchange, pointer }, countryCodes.has(value), 'Expected a country code of ISO 3166-1', value);
      }
    }
  },
  accept: { 'Great Britain': party('GB'), 'an island with a code of its own': party('JE') },
  reject: {
    'a reserved code': party('UK'),
    'a name': party('United Kingdom'),
    'small letters': party('gb'),
    'three letters': party('GBR'),
    'a code left to its users': party('XK'),
  },
});
