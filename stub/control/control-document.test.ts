import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OpenApiDocument } from '../../schemas/openapi/open-api.ts';
import { openBank, origin } from '../testing/open-bank.ts';
import { controlOperations } from './operations.ts';

async function document() {
  const { call } = openBank();
  const { status, body } = await call('!/stub/openapi.json');
  assert.equal(status, 200);
  return { call, told: body as unknown as OpenApiDocument };
}

test('the document of the control plane has each of its operations where it is, itself included', async () => {
  const { told } = await document();
  const described = Object.entries(told.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary }]) => `${method.toUpperCase()} ${path}: ${summary}`),
  );
  const known = controlOperations.map(({ method, path, title }) => `${method} ${path}: ${title}`);
  assert.deepEqual(described.sort(), known.toSorted());
  assert.ok(Object.hasOwn(told.paths, '/stub/openapi.json'));
  assert.deepEqual(told.servers, [{ url: origin }]);
});

test('it tells of the key for callers elsewhere, and of every status with which something is refused', async () => {
  const { call, told } = await document();
  assert.deepEqual(told.paths['/stub/clock']?.get?.security, [{}, { ControlKey: [] }]);
  assert.equal(JSON.stringify(told.components.securitySchemes).includes('"name":"stub-control-key"'), true);
  const fixed = await call('!/stub/faults', { method: 'POST', body: { fault: 'interface-also-in-clear' } });
  const gone = await call('!/stub/faults/none', { method: 'DELETE' });
  assert.deepEqual([fixed.status, gone.status], [409, 404]);
  assert.ok(told.paths['/stub/faults']?.post?.responses?.[fixed.status]);
  assert.ok(told.paths['/stub/faults/{FaultId}']?.delete?.responses?.[gone.status]);
});

test('what it tells of an operation is what that takes and answers', async () => {
  const { call, told } = await document();
  const { requestBody, responses, parameters } = told.paths['/stub/tokens']?.post ?? {};
  const body = requestBody?.content['application/json']?.example;
  for (const [query, type] of [
    ['', 'application/json'],
    ['?as=env', 'text/plain'],
  ] as const) {
    const { status, headers } = await call(`!/stub/tokens${query}`, { method: 'POST', body });
    assert.ok(headers.get('content-type')?.startsWith(type));
    const answer = responses?.[status];
    assert.ok(answer !== undefined && 'content' in answer && answer.content?.[type] !== undefined, type);
  }
  assert.deepEqual(
    parameters?.map((each) => 'name' in each && each.name),
    ['as'],
  );
  const refused = await call('!/stub/tokens', { method: 'POST', body: { persona: 'nobody' } });
  assert.deepEqual(responses?.[refused.status], { $ref: `#/components/responses/Refused${refused.status}` });
  const { schema } = told.components.responses?.Refused400?.content?.['application/json'] ?? {};
  assert.deepEqual(Object.keys(refused.body), schema?.required);
});
