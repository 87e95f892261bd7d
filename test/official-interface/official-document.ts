import type { JsonSchema } from '../../schemas/json-schema.ts';
import type { OperationId } from '../../schemas/operations.ts';
import { isObject } from '../../suites/core/json.ts';

/** A schema of a published file, its references made those of JSON Schema 2020-12. */
export interface OfficialSchema extends JsonSchema {
  readonly oneOf?: readonly OfficialSchema[];
  readonly 'x-namespaced-enum'?: readonly string[];
}

/** The schemas of a published file by name. */
export type OfficialDefinitions = Readonly<Record<string, OfficialSchema>>;

/** A body that an operation takes or sends: the name of its schema, or undefined for a file. */
export interface OfficialBody {
  readonly operation: OperationId;
  /** `request`, or the status of the response. */
  readonly part: string;
  readonly message: string | undefined;
}

export interface OfficialDocument {
  readonly definitions: OfficialDefinitions;
  readonly bodies: readonly OfficialBody[];
}

type Json = Readonly<Record<string, unknown>>;

/** Reads a published file, Swagger 2.0 or OpenAPI 3.0: their schemas say nothing that JSON Schema does not, but for references. */
export function officialDocument(file: unknown): OfficialDocument {
  const document = record(file);
  const raw = record(document.definitions ?? record(document.components).schemas);
  const text = JSON.stringify(raw).replaceAll(/"#\/(?:definitions|components\/schemas)\//g, '"#/$defs/');
  const bodies = Object.entries(record(document.paths)).flatMap(([path, methods]) =>
    Object.entries(record(methods))
      .filter(([method]) => ['get', 'post', 'delete'].includes(method))
      .flatMap(([method, found]) =>
        bodiesOf(`${method.toUpperCase()} ${path}` as OperationId, record(found), document),
      ),
  );
  return { definitions: JSON.parse(text) as OfficialDefinitions, bodies };
}

function bodiesOf(operation: OperationId, found: Json, document: Json): readonly OfficialBody[] {
  const responses = Object.entries(record(found.responses));
  const parameters = (Array.isArray(found.parameters) ? found.parameters : []).map((each) => follow(each, document));
  const request = found.requestBody ?? parameters.find((parameter) => parameter.in === 'body');
  return [
    ...(request === undefined ? [] : [['request', request] as const]),
    ...responses.map(([status, response]) => [status, response] as const),
  ].flatMap(([part, holder]) =>
    schemasIn(follow(holder, document)).map((message) => ({ operation, part, message: message ?? undefined })),
  );
}

/** The names of the schemas of a body in its media types, each once; null for a file. */
function schemasIn(holder: Json): readonly (string | null)[] {
  const ofMediaTypes = Object.values(record(holder.content)).map((content) => record(content).schema);
  const schemas = (holder.schema === undefined ? ofMediaTypes : [holder.schema]).filter((each) => each !== undefined);
  return [...new Set(schemas.map((schema) => nameIn(record(schema))))];
}

function nameIn({ $ref }: Json): string | null {
  const name = typeof $ref === 'string' ? $ref.slice($ref.lastIndexOf('/') + 1) : 'File';
  return name === 'File' ? null : name;
}

function follow(value: unknown, document: Json): Json {
  const { $ref } = record(value);
  if (typeof $ref !== 'string') return record(value);
  const tokens = $ref.slice(2).split('/');
  return record(tokens.reduce<unknown>((node, token) => record(node)[token], document));
}

function record(value: unknown): Json {
  return isObject(value) ? (value as Json) : {};
}
