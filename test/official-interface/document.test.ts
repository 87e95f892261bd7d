import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { documentOf } from '../support/described.ts';
import { officialDocument } from './official-document.ts';
import { officialFiles, officialFolder, whyAbsent } from './official-files.ts';
import { type OfficialOperation, officialOperations } from './official-operations.ts';

const folder = officialFolder();
const files = folder === undefined ? [] : officialFiles(folder);

/** Said by the security schemes: where a parameter has this name, OpenAPI 3 has it ignored. */
const token = 'header Authorization, required';
/** Of this bank, which is free to name its pages. */
const page = 'query page';
/** What the published files have and this bank never answers: an operation that it describes is one that it has. */
const neverAnswered = ['404'];
/** What this bank refuses bodies with: 415 is lost from the files of 3.1.2 and 3.1.3, 413 is in none. */
const refusesBodies = ['413', '415'];

/** What 4.0.1 has a bank say of the calls that are left. It is optional, and this bank counts none. */
const neverSent = /^\d+ ratelimit(-policy)?$/;

/** Tokens that are at hand, besides the flows by which they are had. */
const atHand = ['{"AccessToken":[]}', '{"ClientToken":[]}'];

const without = (all: readonly string[], some: readonly string[]): readonly string[] =>
  all.filter((each) => !some.includes(each));

function agree(id: string, ours: OfficialOperation, theirs: OfficialOperation): void {
  assert.deepEqual(without(ours.parameters, [page]), without(theirs.parameters, [token]), id);
  assert.ok(theirs.parameters.includes(token), id);
  const own = id.startsWith('POST') ? refusesBodies : [];
  assert.deepEqual(without(ours.statuses, own), without(theirs.statuses, [...neverAnswered, ...own]), id);
  assert.deepEqual(without(ours.security, atHand), theirs.security, id);
  assert.deepEqual(
    theirs.headers.filter((each) => !each.startsWith('404') && !neverSent.test(each) && !ours.headers.includes(each)),
    [],
    id,
  );
}

describe('our OpenAPI document and the published files', { skip: folder === undefined ? whyAbsent : false }, () => {
  for (const file of files) {
    const { release, form, name } = file;
    it(`have the same operations, parameters, statuses and messages: ${name}`, () => {
      const document = documentOf(release, fullProfile);
      const published = file.read();
      const [ours, theirs] = [officialOperations(document), officialOperations(published)];
      // See the erratum "parties of the release before".
      const isBefore = release === '3.1.1' && form === 'openapi';
      const lacking = isBefore ? ['GET /accounts/{AccountId}/parties'] : [];
      assert.deepEqual([...theirs.keys()].sort(), without([...ours.keys()], lacking).toSorted());
      for (const [id, operation] of theirs) {
        const own = ours.get(id);
        assert.ok(own, id);
        agree(id, own, operation);
      }
      const bodies = officialDocument(document).bodies.map((body) => JSON.stringify(body));
      for (const body of officialDocument(published).bodies) {
        const isParty = isBefore && body.operation.endsWith('/party') && body.part === '200';
        const isMissing = neverAnswered.includes(body.part);
        if (!isParty && !isMissing) assert.ok(bodies.includes(JSON.stringify(body)), JSON.stringify(body));
      }
    });
  }
});
