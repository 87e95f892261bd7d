import { type Erratum, eachSchema, messageOf } from './erratum.ts';

/** Where the two forms of one release say different things throughout. */
export const fileErrata: readonly Erratum[] = [
  {
    id: 'parties of the release before',
    releases: { since: '3.1.1', until: '3.1.1' },
    forms: ['openapi'],
    reason:
      'The OpenAPI file still answers with OBReadParty1 and has no list of parties; the Swagger file and the prose have OBReadParty2 and OBReadParty3.',
    clause: 'Swagger file of 3.1.1; resources-and-data-models/aisp/Parties',
    takenBy: 'us',
    repair: (definitions, twin) => ({ ...twin, ...definitions }),
    witness: () => ({ family: 'party', body: messageOf('Party', { PartyId: '1', FullLegalName: 'Ada Quill' }) }),
  },
  {
    id: 'objects that lost their closing',
    releases: { since: '3.1.6', until: '3.1.6' },
    forms: ['openapi'],
    reason:
      'The OpenAPI file closes no object at all; the Swagger file of the release closes what both files of the releases round it do.',
    clause: 'Swagger file of 3.1.6; OpenAPI files of 3.1.5 and 3.1.7',
    takenBy: 'the published file',
    repair: (definitions, twin) => {
      const closed = new Set<string>();
      eachSchema(twin, (schema, path) => {
        if (schema.additionalProperties === false) closed.add(path);
        return schema;
      });
      return eachSchema(definitions, (schema, path) =>
        closed.has(path) ? { ...schema, additionalProperties: false } : schema,
      );
    },
    witness: () => ({ family: 'account', body: messageOf('Account', [{ ...account, Unforeseen: 'text' }]) }),
  },
];

const account = { AccountId: '22289', Currency: 'GBP', AccountType: 'Personal', AccountSubType: 'CurrentAccount' };
