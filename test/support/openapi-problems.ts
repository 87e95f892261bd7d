import { BaseResolver, createConfig, lintDocument, makeDocumentFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';

/** Rules beyond the format itself: what leads code generators and API clients astray. */
const rules = {
  'operation-operationId': 'error',
  'operation-operationId-url-safe': 'error',
  'operation-summary': 'error',
  'no-duplicated-tag-names': 'error',
  'operation-tag-defined': 'error',
  'no-unused-components': 'error',
  'no-ambiguous-paths': 'error',
  'no-invalid-media-type-examples': 'error',
  'no-invalid-parameter-examples': 'error',
  'no-path-trailing-slash': 'error',
  'path-not-include-query': 'error',
  'security-defined': 'error',
} as const;

/** What two validators, made by different people in different ways, find wrong with an OpenAPI document; a line each, with its place. */
export async function openApiProblems(document: object): Promise<readonly string[]> {
  const { valid, errors = [] } = await new Validator().validate(structuredClone(document) as Record<string, unknown>);
  const bySchema = (typeof errors === 'string' ? [{ instancePath: '', message: errors }] : errors).map(
    ({ instancePath, message }) => `by its schema: ${instancePath} ${message}`,
  );
  const config = await createConfig({ extends: ['spec'], rules });
  const found = await lintDocument({
    document: makeDocumentFromString(JSON.stringify(document), 'openapi.json'),
    externalRefResolver: new BaseResolver(config.resolve),
    config,
  });
  const byRules = found.map(
    ({ ruleId, message, location: [at] }) => `by its rules: ${at?.pointer ?? ''} ${message} (${ruleId})`,
  );
  if (!valid && bySchema.length === 0) return ['by its schema: it is no OpenAPI document', ...byRules];
  return [...bySchema, ...byRules];
}
