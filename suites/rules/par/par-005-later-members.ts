import { openApiClause } from '../../core/clause.ts';
import { below, look } from '../../core/look.ts';
import { offersGroup } from '../../core/offered.ts';
import { rule } from '../../core/rule.ts';

const members = ['FullLegalName', 'LegalStructure', 'BeneficialOwnership', 'AccountRole', 'Relationships'];
const party = (changes: object) => ({
  operation: 'GET /party' as const,
  data: { Party: { PartyId: 'party-1', PartyType: 'Sole', Name: 'Zoë Ó Briain', ...changes } },
});

export default rule({
  id: 'AISP-PAR-005',
  level: 'MUST',
  title:
    'Before release 3.1.1 a party has no FullLegalName, LegalStructure, BeneficialOwnership, role or relationships',
  matters: 'In these releases strict clients know no such members: one of them makes the whole party unreadable.',
  clause: openApiClause('OBParty1'),
  releases: { until: '3.1.0' },
  applies: offersGroup('parties'),
  scenarios: ['reads', 'basic-view'],
  needs: 'a party',
  owns: {
    rule: 'AISP-PAR-005',
    families: ['party', 'parties'],
    at: members.map((name) => `/Data/Party/${name}`),
    keywords: ['additionalProperties'],
  },
  apart: true,
  *judge(evidence) {
    for (const found of evidence.records('Party')) {
      for (const name of members) {
        yield look(below(found, name), !Object.hasOwn(found.value, name), 'Expected no member of a later release');
      }
    }
  },
  accept: { 'the members of OBParty1': party({}) },
  reject: {
    'a legal name': party({ FullLegalName: 'Zoë Ó Briain' }),
    'a role': party({ AccountRole: 'UK.OBIE.Principal' }),
  },
});
