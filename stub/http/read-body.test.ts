import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError } from './api-error.ts';
import { bodyLimit, readBody, repeatable } from './read-body.ts';

const posted = (body: string, length?: number) =>
  new Request('http://bank.example/token', {
    method: 'POST',
    body,
    headers: { 'x-told': 'yes', ...(length === undefined ? {} : { 'content-length': `${length}` }) },
  });
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const tooLarge = (error: unknown) => error instanceof ApiError && error.status === 413;

test('a body is read to its end, whether its length is told or not', async () => {
  assert.equal(text(await readBody(posted('a=1'))), 'a=1');
  assert.equal(text(await readBody(posted('a=1', 3))), 'a=1');
  assert.equal(text(await readBody(new Request('http://bank.example/'))), '');
});

test('a body that is too large is refused, whatever is told of its length', async () => {
  const large = 'x'.repeat(bodyLimit + 1);
  for (const length of [undefined, 3, bodyLimit + 1]) await assert.rejects(readBody(posted(large, length)), tooLarge);
  await assert.rejects(readBody(posted('four', 4), 3), tooLarge);
  assert.equal((await readBody(posted(large, bodyLimit + 1), bodyLimit + 1)).byteLength, bodyLimit + 1);
});

test('a request of a told length can be had as often as is wanted', async () => {
  const copy = (await repeatable(posted('a=1', 3))) ?? assert.fail();
  for (const request of [copy(), copy()]) {
    assert.deepEqual(
      [request.method, request.url, request.headers.get('x-told')],
      ['POST', 'http://bank.example/token', 'yes'],
    );
    assert.equal(text(await readBody(request)), 'a=1');
    assert.equal(await request.text(), 'a=1');
  }
  await assert.rejects(readBody(copy(), 2), tooLarge);
});

test('one that may be too large to keep, or of a length that nobody knows, is left as it is', async () => {
  for (const request of [posted('a=1'), posted('a=1', bodyLimit + 1)]) {
    assert.equal(await repeatable(request), undefined);
    assert.equal(await request.text(), 'a=1');
  }
});
