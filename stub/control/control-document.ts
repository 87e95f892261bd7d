import type { JsonSchema } from '../../schemas/json-schema.ts';
import {
  type OpenApiDocument,
  type OperationObject,
  openApiVersion,
  type Parameter,
  type PathItem,
  type Reference,
  type ResponseObject,
} from '../../schemas/openapi/open-api.ts';
import { keyHeader } from './guard.ts';
import type { ControlAnswer, ControlOperation, JsonSchema as Literal } from './operation.ts';

const json = 'application/json';
const text = { type: 'string' } as const;

/** A schema of the plane may use any keyword; those of the bank's messages have a few. */
const schemaOf = (literal: Literal): JsonSchema => literal;

const refusal: NonNullable<ResponseObject['content']> = {
  [json]: {
    schema: {
      type: 'object',
      required: ['error', 'error_description'],
      properties: { error: text, error_description: text },
    },
  },
};

const refusals = {
  Refused400: { description: 'It cannot be done: `error_description` says why.', content: refusal },
  Refused403: {
    description: 'The caller is not on this machine and has no key, or a web page from elsewhere asks.',
    content: refusal,
  },
  Refused503: {
    description: 'The bank is full, or has lost hold of what keeps its state: `error_description` tells the cure.',
    content: refusal,
  },
} as const satisfies Readonly<Record<string, ResponseObject>>;

const pathParameter = (name: string): Parameter => ({
  name,
  in: 'path',
  required: true,
  description: `The ${name} that the call is about.`,
  schema: text,
});

/** The part of the plane that an operation belongs to: the first word after `/stub/`. */
const partOf = ({ path }: ControlOperation): string => path.split('/')[2]?.replace(/\.json$/, '') ?? '';

const nameOf = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function answerOf({ description, schema, others = {} }: ControlAnswer): ResponseObject {
  const content = {
    ...(schema === undefined ? {} : { [json]: { schema: schemaOf(schema) } }),
    ...Object.fromEntries(
      Object.entries(others).map(([type, holds]) => [type, { schema: { ...text, description: holds } }]),
    ),
  };
  return { description, ...(Object.keys(content).length === 0 ? {} : { content }) };
}

function requestOf({ request }: ControlOperation): Pick<OperationObject, 'requestBody'> {
  if (request === undefined) return {};
  const { schema, example, required = false } = request;
  const media = { schema: schemaOf(schema), ...(example === undefined ? {} : { example }) };
  return { requestBody: { required, content: { [json]: media } } };
}

function described(operation: ControlOperation): OperationObject {
  const { id, title, description, path, query = [], answers, refusals: own = {} } = operation;
  const parameters: readonly Parameter[] = [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => pathParameter(name)),
    ...query.map((each) => ({ ...each, in: 'query' as const, schema: schemaOf(each.schema) })),
  ];
  const refused = Object.keys(refusals).map((name): [string, Reference] => [
    name.slice('Refused'.length),
    { $ref: `#/components/responses/${name}` },
  ]);
  return {
    operationId: nameOf(id),
    tags: [partOf(operation)],
    summary: title,
    description,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...requestOf(operation),
    responses: {
      ...Object.fromEntries(Object.entries(answers).map(([status, answer]) => [status, answerOf(answer)])),
      ...Object.fromEntries(refused),
      ...Object.fromEntries(
        Object.entries(own).map(([status, when]) => [status, { description: when, content: refusal }]),
      ),
    },
    // Nothing on this machine; the key where the bank was opened to callers by a name.
    security: [{}, { ControlKey: [] }],
  };
}

/** The OpenAPI 3.1 document of the control plane of a bank that is called at `origin`: every operation, in the order of the list. */
export function controlDocument(operations: readonly ControlOperation[], origin: string): OpenApiDocument {
  const paths = [...new Set(operations.map(({ path }) => path))].map((path): [string, PathItem] => [
    path,
    Object.fromEntries(
      operations.filter((each) => each.path === path).map((each) => [each.method.toLowerCase(), described(each)]),
    ),
  ]);
  return {
    openapi: openApiVersion,
    info: {
      title: 'Control plane of a reference bank',
      version: '1',
      description:
        'What a developer may have happen at this bank. It answers this machine only, and refuses web pages from elsewhere. The interface of the bank itself has a document of its own: `/openapi.json`.',
    },
    servers: [{ url: origin }],
    tags: [...new Set(operations.map(partOf))].map((name) => ({ name })),
    paths: Object.fromEntries(paths),
    components: {
      responses: refusals,
      securitySchemes: {
        ControlKey: {
          type: 'apiKey',
          in: 'header',
          name: keyHeader,
          description: 'For callers elsewhere, of a bank that was started with --control-host and --control-key.',
        },
      },
    },
  };
}
