import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { JsonSchema } from '../schemas/json-schema.ts';
import type { OpenApiDocument } from '../schemas/openapi/open-api.ts';
import { operationIds } from '../schemas/operations.ts';
import { fullProfile } from '../schemas/profiles/full.ts';
import { profileIn } from '../schemas/profiles/profile-in.ts';
import { serviceProfile } from '../schemas/profiles/service.ts';
import { latestRelease, releasesOf } from '../schemas/releases.ts';
import { documentOf, operationsIn } from './support/described.ts';

const profiles = [serviceProfile, fullProfile] as const;

/** Every reference in a document, and every component that there is. */
function referencesAndComponents(document: OpenApiDocument) {
  const references = new Set<string>();
  JSON.stringify(document, (key, value: unknown) => {
    if (key === '$ref') references.add(String(value));
    return value;
  });
  const components = Object.entries(document.components).flatMap(([kind, named]) =>
    Object.keys(named).map((name) => `#/components/${kind}/${name}`),
  );
  return { references, components: new Set(components) };
}

const messageOf = (document: OpenApiDocument, id: string): string | undefined => {
  const response = operationsIn(document).get(id)?.responses[200];
  const content = response !== undefined && 'content' in response ? response.content : undefined;
  return content?.['application/json']?.schema?.$ref?.replace('#/components/schemas/', '');
};

const partyOf = ({ components }: OpenApiDocument, message: string): JsonSchema => {
  const party = components.schemas?.[message]?.properties?.Data?.properties?.Party;
  const name = (party?.$ref ?? party?.items?.$ref ?? '').replace('#/components/schemas/', '');
  const found = components.schemas?.[name];
  assert.ok(found, `${message} shows no party`);
  return found;
};

describe('the OpenAPI document of the bank', () => {
  for (const profile of profiles) {
    it(`has the operations that the ${profile.name} profile offers in each release, and no other`, () => {
      for (const release of releasesOf('3.1')) {
        const offered = profileIn(release, profile).operations;
        assert.deepEqual([...operationsIn(documentOf(release, profile)).keys()].sort(), [...offered].sort(), release);
      }
    });

    it(`refers to what it has, and has nothing that is not referred to: ${profile.name}`, () => {
      for (const release of releasesOf('3.1')) {
        const { references, components } = referencesAndComponents(documentOf(release, profile));
        const isScheme = (name: string): boolean => name.startsWith('#/components/securitySchemes/');
        assert.deepEqual(
          [...references].filter((name) => !components.has(name)),
          [],
          release,
        );
        assert.deepEqual(
          [...components].filter((name) => !references.has(name) && !isScheme(name)),
          [],
          release,
        );
      }
    });
  }

  it('gives each operation a name of its own, and a summary of its own', () => {
    const operations = [...operationsIn(documentOf(latestRelease, fullProfile)).values()];
    assert.equal(operations.length, operationIds.length);
    assert.equal(new Set(operations.map(({ operationId }) => operationId)).size, operations.length);
    assert.equal(new Set(operations.map(({ summary }) => summary)).size, operations.length);
  });

  it('opens the party for supplementary data on the operations of the profile, and on no other', () => {
    const document = documentOf(latestRelease, serviceProfile);
    const [one, all] = ['GET /party', 'GET /accounts/{AccountId}/parties'].map((id) => messageOf(document, id) ?? '');
    assert.deepEqual([one, all], ['OBReadParty2', 'OBReadParty3']);
    const { SupplementaryData: added } = partyOf(document, 'OBReadParty2').properties ?? {};
    assert.deepEqual(Object.keys(added?.properties ?? {}), ['VatNumber', 'CompanyId']);
    assert.equal(partyOf(document, 'OBReadParty3').properties?.SupplementaryData, undefined);
  });

  it('has a message in both shapes where only one of its operations adds to it', () => {
    const { partySupplementaryData: extension } = serviceProfile;
    assert.ok(extension);
    const half = {
      ...serviceProfile,
      name: 'half',
      partySupplementaryData: { ...extension, operations: ['GET /party'] as const },
    };
    const document = documentOf(latestRelease, half);
    const [plain, added] = ['GET /accounts/{AccountId}/party', 'GET /party'].map((id) => messageOf(document, id) ?? '');
    assert.equal(plain, 'OBReadParty2');
    assert.notEqual(added, plain);
    assert.equal(partyOf(document, 'OBReadParty2').properties?.SupplementaryData, undefined);
    assert.ok(partyOf(document, added ?? '').properties?.SupplementaryData);
  });

  it('tells where the bank is called, and its authorization server without the path of a gateway', () => {
    const { servers, components } = documentOf(latestRelease, fullProfile);
    assert.deepEqual(servers, [{ url: 'http://bank.test/open-banking/v3.1/aisp' }]);
    const urls = JSON.stringify(components.securitySchemes).match(/http:[^"]+/g);
    assert.deepEqual([...new Set(urls)], ['http://bank.test/token', 'http://bank.test/authorize']);
  });
});
