import { basePathOf, type OperationId, operation } from '../operations.ts';
import type { DescribedBank } from './described-bank.ts';
import { messageComponents } from './message-components.ts';
import { type OpenApiDocument, type OperationObject, openApiVersion, type PathItem } from './open-api.ts';
import { groupTitles, operationName, summaries } from './operation-texts.ts';
import { parameterComponents, parametersOf } from './parameters.ts';
import { headerComponents, requestBodyOf, responseComponents, responsesOf } from './responses.ts';
import { securityOf, securitySchemes } from './security.ts';

/** What it takes to be let through, in a sentence. */
function needed(bank: DescribedBank, id: OperationId): string {
  const sets = bank.permissions(id);
  if (sets.length === 0) return 'The token is that of the TPP itself.';
  return `The consent must have ${sets.map((codes) => codes.join(' or ')).join(', and ')}.`;
}

function described(bank: DescribedBank, id: OperationId): OperationObject {
  const { group, implementation } = operation(id);
  const requestBody = requestBodyOf(bank, id);
  return {
    operationId: operationName(id),
    tags: [groupTitles[group]],
    summary: summaries[id],
    description: `${needed(bank, id)} In the standard this operation is ${implementation}.`,
    parameters: parametersOf(bank, id),
    ...(requestBody === undefined ? {} : { requestBody }),
    responses: responsesOf(bank, id),
    security: securityOf(id),
  };
}

function pathsOf(bank: DescribedBank): Readonly<Record<string, PathItem>> {
  const { operations } = bank.profile;
  const paths = [...new Set(operations.map((id) => operation(id).path))];
  const on = (path: string) => operations.filter((id) => operation(id).path === path);
  return Object.fromEntries(
    paths.map((path) => [
      path,
      Object.fromEntries(on(path).map((id) => [operation(id).method.toLowerCase(), described(bank, id)])),
    ]),
  );
}

function about({ profile, release, pageSize }: DescribedBank): string {
  const extension = profile.partySupplementaryData;
  const lines = [
    `The account information interface of a reference bank, release ${release}, as it is configured: profile ${profile.name} (${profile.description}), ${pageSize} records on a page. All data is invented.`,
    ...(extension === undefined || extension.operations.length === 0
      ? []
      : [
          `To the party that ${extension.operations.join(' and ')} answer with, this bank adds \`SupplementaryData\`, which may hold ${extension.members.join(' and ')}.`,
        ]),
    'What a permission withholds is missing from an answer: a message is the same for Basic and Detail.',
  ];
  return lines.join('\n\n');
}

/**
 * The OpenAPI 3.1 document of a bank as it is configured: every operation that it offers in its release, what that takes and
 * answers, and the messages as JSON Schema 2020-12.
 */
export function bankDocument(bank: DescribedBank): OpenApiDocument {
  const groups = [...new Set(bank.profile.operations.map((id) => operation(id).group))];
  return {
    openapi: openApiVersion,
    info: { title: 'Account information of a reference bank', version: bank.release, description: about(bank) },
    servers: [{ url: bank.baseUrl + basePathOf(bank.release) }],
    tags: groups.map((group) => ({ name: groupTitles[group] })),
    paths: pathsOf(bank),
    components: {
      schemas: messageComponents(bank),
      parameters: parameterComponents(bank),
      headers: headerComponents,
      responses: responseComponents(bank),
      securitySchemes: securitySchemes(bank),
    },
  };
}
