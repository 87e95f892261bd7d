import { clause, openApiClause } from '../../core/clause.ts';
import { sampleParty } from '../../core/sample-records.ts';
import { schemaRule } from '../../core/schema-rule.ts';

const reads = { level: 'MUST', scenarios: ['reads', 'basic-view'] } as const;
const party = (changes: object) => ({ operation: 'GET /party' as const, data: { Party: sampleParty({ ...changes }) } });
const related = (Related: string) => party({ Relationships: { Account: { Related, Id: 'acc-1' } } });
const offer = (Rate: string) => ({
  operation: 'GET /offers' as const,
  data: { Offer: [{ AccountId: 'acc-1', Rate }] },
});

const phones = schemaRule({
  ...reads,
  id: 'AISP-FMT-024',
  title: 'A phone number holds a plus sign, 1 to 3 digits of country code, a hyphen and the number',
  matters:
    'A phone number without country code cannot be dialled from a TPP abroad, nor compared with the one that the customer gave.',
  clause: openApiClause('PhoneNumber'),
  needs: 'a party with a phone number',
  owns: {
    families: ['party', 'parties'],
    at: ['/Data/Party/Phone', '/Data/Party/Mobile', '/Data/Party/*/Phone', '/Data/Party/*/Mobile'],
    keywords: ['pattern'],
  },
  accept: {
    'as the pattern has it': party({ Phone: '+44-1134960962' }),
    'text after the number, which the pattern lets pass': party({ Phone: '+44-1134960962 ext 12' }),
    'a party without phone beside one with': [party({}), party({ Phone: undefined })],
  },
  reject: {
    'a national number': party({ Phone: '0113 496 0962' }),
    'no hyphen after the country code': party({ Mobile: '+447700900566' }),
  },
});

const uris = schemaRule({
  ...reads,
  id: 'AISP-FMT-025',
  title: 'The link from a party to its account is an absolute URI',
  matters: 'A TPP follows the link from a party to its account as it stands; a relative one leads to its own server.',
  clause: openApiClause('OBPartyRelationships1'),
  releases: { since: '3.1.1' },
  needs: 'a party with Relationships',
  owns: {
    families: ['party', 'parties'],
    at: ['/Data/Party/Relationships/Account/Related', '/Data/Party/*/Relationships/Account/Related'],
    keywords: ['format'],
  },
  accept: { 'an absolute URI': related('https://bank.example/open-banking/v3.1/aisp/accounts/acc-1') },
  reject: { 'a path': related('/accounts/acc-1'), 'an id': related('acc-1') },
});

const rates = schemaRule({
  ...reads,
  id: 'AISP-FMT-026',
  statements: ['AISP-FMT-026', 'AISP-STA-009'],
  title: 'A rate has 1 to 3 digits, a minus sign before them if any, and after a dot 1 to 4 decimals',
  matters:
    'A rate that cannot be read as a number keeps an account out of every comparison; one with a percent sign counts a hundredfold.',
  clause: clause('Statements', 'Data Dictionary'),
  applies: ({ operations }) =>
    operations.some((id) => id.endsWith('/offers') || id.endsWith('/statements')) ||
    'The bank offers neither offers nor statements.',
  needs: 'an offer or a statement with a rate',
  owns: {
    families: ['offer', 'statement'],
    at: ['/Data/Offer/*/Rate', '/Data/Statement/*/StatementRate/*/Rate'],
    keywords: ['pattern'],
  },
  accept: { 'two decimals': offer('3.75'), 'below zero': offer('-0.5'), 'a whole number': offer('10') },
  reject: { 'a per cent sign': offer('3.75%'), 'five decimals': offer('3.12345'), 'four digits': offer('1000') },
});

export default [phones, uris, rates];
