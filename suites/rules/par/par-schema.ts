import type { MessageFamily } from '../../../schemas/operations.ts';
import { openApiClause } from '../../core/clause.ts';
import type { JsonObject } from '../../core/json.ts';
import { offersGroup } from '../../core/offered.ts';
import { sampleParty } from '../../core/sample-records.ts';
import { schemaRule } from '../../core/schema-rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const one = (changes: JsonObject): Sketch => ({ operation: 'GET /party', data: { Party: sampleParty(changes) } });
const all = (...records: readonly JsonObject[]): Sketch => ({
  operation: 'GET /accounts/{AccountId}/parties',
  data: { Party: records.map((changes) => sampleParty(changes)) },
});
const shared = { level: 'MUST', scenarios: ['reads', 'basic-view'], needs: 'an answer with a party' } as const;
const applies = offersGroup('parties');
const families: readonly MessageFamily[] = ['party', 'parties'];
/** A member of the one party, and of each of several. */
const members = (...names: readonly string[]) =>
  names.flatMap((name) => [`/Data/Party/${name}`, `/Data/Party/*/${name}`]);

/** The parts of OBParty2 that statements name. */
export default [
  schemaRule({
    ...shared,
    id: 'AISP-PAR-003',
    title: 'A party has a PartyId of at most 40 characters',
    matters:
      'The id of a party joins the holders of several accounts to one person; without it a customer is counted once per account.',
    clause: openApiClause('OBParty2'),
    applies,
    owns: { families, at: members('PartyId'), keywords: ['required', 'minLength', 'maxLength'] },
    accept: {
      'forty characters': one({ PartyId: 'p'.repeat(40) }),
      'several parties': all({}, { PartyId: 'party-2' }),
    },
    reject: {
      'no PartyId': one({ PartyId: undefined }),
      'no PartyId of the second': all({}, { PartyId: undefined }),
      'forty-one characters': one({ PartyId: 'p'.repeat(41) }),
    },
  }),
  schemaRule({
    ...shared,
    id: 'AISP-PAR-004',
    title: 'PartyType is Delegate, Joint or Sole; PartyNumber has at most 35 characters, EmailAddress at most 256',
    matters:
      'Whether somebody is sole or joint holder decides whether they may act alone; an unknown word leaves that to chance.',
    clause: openApiClause('OBParty2'),
    applies,
    owns: {
      families,
      at: members('PartyType', 'PartyNumber', 'EmailAddress'),
      keywords: ['enum', 'minLength', 'maxLength'],
    },
    accept: {
      'a delegate': one({ PartyType: 'Delegate' }),
      'as long as they may be': one({ PartyNumber: '7'.repeat(35), EmailAddress: `${'z'.repeat(244)}@example.com` }),
    },
    reject: {
      'a type of its own': one({ PartyType: 'Director' }),
      'a number of 36 characters': one({ PartyNumber: '7'.repeat(36) }),
      'an address of 257 characters': all({ EmailAddress: `${'z'.repeat(245)}@example.com` }),
    },
  }),
  schemaRule({
    ...shared,
    id: 'AISP-PAR-007',
    optional: true,
    title: 'Relationships.Account, where it is there, has Related, and an Id of at most 40 characters',
    matters: 'What somebody is to an account stands in this link: without its members, the party belongs to nothing.',
    clause: openApiClause('OBPartyRelationships1'),
    releases: { since: '3.1.1' },
    applies,
    needs: 'a party with Relationships.Account',
    owns: {
      families,
      at: members('Relationships/Account/Related', 'Relationships/Account/Id'),
      keywords: ['required', 'minLength', 'maxLength'],
    },
    accept: {
      'both members': one({ Relationships: { Account: { Related: 'https://bank.example/accounts/1', Id: '1' } } }),
      'one party without, one with': all(
        {},
        { Relationships: { Account: { Related: 'https://bank.example/accounts/1', Id: '1' } } },
      ),
    },
    reject: {
      'no Id': one({ Relationships: { Account: { Related: 'https://bank.example/accounts/1' } } }),
      'no Related': all({ Relationships: { Account: { Id: '1' } } }),
    },
  }),
  schemaRule({
    ...shared,
    id: 'AISP-PAR-009',
    releases: { until: '3.1.11' },
    title: 'Address of a party is an array, and each address has a Country',
    matters: 'An address without its country cannot be checked or written to; one that is no array is not read at all.',
    clause: openApiClause('OBParty2'),
    applies,
    needs: 'a party with an address',
    owns: { families, at: members('Address', 'Address/*/Country'), keywords: ['type', 'required'] },
    accept: {
      'two addresses': one({ Address: [{ Country: 'GB', PostCode: 'QT22 7EN' }, { Country: 'IE' }] }),
      'no address yet': one({ Address: [] }),
    },
    reject: {
      'no Country': one({ Address: [{ PostCode: 'QT22 7EN' }] }),
      'one object': all({ Address: { Country: 'GB' } }),
    },
  }),
  schemaRule({
    ...shared,
    id: 'AISP-PAR-009a',
    statements: ['AISP-PAR-009'],
    releases: { since: '4.0.0' },
    optional: true,
    title: 'Address of a party is an array of objects, none of which needs a Country',
    matters:
      'A client of version 4 goes through a list of addresses; one that comes as an object or as a line of text is lost.',
    clause: openApiClause('OBParty2'),
    applies,
    needs: 'a party with an address',
    owns: { families, at: members('Address', 'Address/*'), keywords: ['type'] },
    accept: {
      'no Country': one({ Address: [{ AddressType: 'HOME', PostCode: 'QT22 7EN' }] }),
      'no address yet': one({ Address: [] }),
    },
    reject: {
      'one object': all({ Address: { AddressType: 'HOME' } }),
      'a line of text': one({ Address: ['1 Long Lane, Swansea'] }),
    },
  }),
];
