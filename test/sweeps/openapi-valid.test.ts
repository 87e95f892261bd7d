import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { latestRelease, releases } from '../../schemas/releases.ts';
import { documentOf } from '../support/described.ts';
import { openApiProblems } from '../support/openapi-problems.ts';

describe('two validators', () => {
  for (const release of releases) {
    it(`find nothing wrong with the OpenAPI document of a bank of release ${release}`, async () => {
      for (const profile of [serviceProfile, fullProfile]) {
        assert.deepEqual(await openApiProblems(documentOf(release, profile)), [], profile.name);
      }
    });
  }

  it('find each of them what is wrong with a document', async () => {
    const good = documentOf(latestRelease, serviceProfile);
    const [path = ''] = Object.keys(good.paths);
    const nowhere = { ...good, paths: { [path]: { post: { responses: { 200: { $ref: '#/components/none' } } } } } };
    const problems = await openApiProblems({ ...nowhere, info: { title: 'No version' } });
    assert.ok(
      problems.some((problem) => problem.startsWith('by its schema: /info')),
      problems.join('\n'),
    );
    assert.ok(
      problems.some((problem) => problem.startsWith('by its rules: #/paths')),
      problems.join('\n'),
    );
  });
});
