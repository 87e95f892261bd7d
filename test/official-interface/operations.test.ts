import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { messageName } from '../../schemas/message-names.ts';
import { type OperationId, operation, operationIds } from '../../schemas/operations.ts';
import { inRange, type Release } from '../../schemas/releases.ts';
import { type OfficialBody, officialDocument } from './official-document.ts';
import { type Form, officialFiles, officialFolder, whyAbsent } from './official-files.ts';

const folder = officialFolder();
const files = folder === undefined ? [] : officialFiles(folder);

/** Parties in the OpenAPI file of 3.1.1: those of the release before; see the erratum of that name. */
const partiesOfBefore = (release: Release, form: Form): boolean => release === '3.1.1' && form === 'openapi';

/** What a file has to say of the bodies of an operation that answers as our tables have it; errors without a body are not in it. */
function expected(id: OperationId, release: Release, form: Form): readonly string[] {
  const { status, response } = operation(id);
  const name = (family: Exclude<typeof response, 'file' | undefined>): string =>
    family === 'party' && partiesOfBefore(release, form) ? 'OBReadParty1' : messageName(family, release);
  return [
    ...(id.startsWith('POST') ? [`request: ${messageName('consent-request', release)}`] : []),
    ...(response === undefined ? [] : [`${status}: ${response === 'file' ? 'a file' : name(response)}`]),
  ];
}

const isError = ({ part }: OfficialBody): boolean => /^[45]/.test(part);

describe('our operations and those of the published files', { skip: folder === undefined ? whyAbsent : false }, () => {
  for (const file of files) {
    const { release, form, name } = file;
    it(`take and answer with the same messages: ${name}`, () => {
      const { bodies } = officialDocument(file.read());
      const ours = operationIds.filter((id) => {
        if (id.endsWith('/parties') && partiesOfBefore(release, form)) return false;
        return inRange(release, operation(id).releases ?? {});
      });
      const published = (id: OperationId) =>
        bodies
          .filter((body) => body.operation === id && !isError(body))
          .map(({ part, message = 'a file' }) => `${part}: ${message}`);
      const known: readonly string[] = operationIds;
      assert.deepEqual(
        [...new Set(bodies.map((body) => body.operation))].filter((id) => !known.includes(id)),
        [],
      );
      for (const id of ours) assert.deepEqual(published(id), expected(id, release, form), id);
    });

    it(`refuse with the same error: ${name}`, () => {
      const errors = officialDocument(file.read()).bodies.filter(isError);
      assert.ok(errors.length > 29);
      assert.deepEqual([...new Set(errors.map(({ message }) => message))], [messageName('error', release)]);
    });
  }
});
