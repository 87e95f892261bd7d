import assert from 'node:assert/strict';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { test } from 'node:test';
import { ApiError } from './api-error.ts';
import { bodyLimit, readAhead, readBody, whole } from './read-body.ts';

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

test('a body that was read ahead is told as often as is wanted, and whoever reads it in another way has it as well', async () => {
  const request = posted('a=1', 3);
  assert.equal(await readAhead(request, undefined), true);
  for (const made of [whole(request), whole(request)]) {
    assert.deepEqual([made.method, made.url, made.headers.get('x-told')], ['POST', 'http://bank.example/token', 'yes']);
    assert.deepEqual(
      [text(await readBody(request)), await made.clone().text(), await made.text()],
      ['a=1', 'a=1', 'a=1'],
    );
  }
  await assert.rejects(readBody(request, 2), tooLarge);
});

test('a message that says nothing of a body has none, unless it comes in chunks', async () => {
  const deletion = () => new Request('http://bank.example/', { method: 'DELETE' });
  const said = (headers: IncomingHttpHeaders) => ({ headers }) as IncomingMessage;
  const request = deletion();
  assert.equal(await readAhead(request, said({})), true);
  assert.deepEqual([await readBody(request), await whole(request).text()], [new Uint8Array(), '']);
  assert.equal(await readAhead(deletion(), said({ 'transfer-encoding': 'chunked' })), false);
  assert.equal(await readAhead(deletion(), undefined), false);
});

test('one that may be too large to keep, or of a length that nobody knows, is left as it is', async () => {
  for (const request of [posted('a=1'), posted('a=1', bodyLimit + 1)]) {
    assert.equal(await readAhead(request, undefined), false);
    assert.equal(whole(request), request);
    assert.equal(await request.text(), 'a=1');
  }
});
