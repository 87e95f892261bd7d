import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serviceProfile } from '../schemas/profiles/service.ts';
import { latestRelease } from '../schemas/releases.ts';
import { controlDocument } from '../stub/control/control-document.ts';
import { controlOperations } from '../stub/control/operations.ts';
import { documentOf } from './support/described.ts';
import { openApiProblems } from './support/openapi-problems.ts';

test('two validators find nothing wrong with the OpenAPI document of the bank', async () => {
  assert.deepEqual(await openApiProblems(documentOf(latestRelease, serviceProfile)), []);
});

test('two validators find nothing wrong with the OpenAPI document of the control plane', async () => {
  assert.deepEqual(await openApiProblems(controlDocument(controlOperations, 'http://bank.test')), []);
});
