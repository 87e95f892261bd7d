import { isObject } from '../../suites/core/json.ts';

type Json = Readonly<Record<string, unknown>>;

/** What a published file says of an operation besides its bodies. */
export interface OfficialOperation {
  /** Each as `in name`, with `, required` where it is; without the body. */
  readonly parameters: readonly string[];
  readonly statuses: readonly string[];
  /** Names of security schemes, with their scopes. */
  readonly security: readonly string[];
  /** Names of response headers, each as `status name` in lower case. */
  readonly headers: readonly string[];
}

const record = (value: unknown): Json => (isObject(value) ? (value as Json) : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The operations of a published file, Swagger 2.0 or OpenAPI 3, or of a document of ours, by names such as `GET /accounts`. */
export function officialOperations(file: unknown): ReadonlyMap<string, OfficialOperation> {
  const document = record(file);
  const follow = (value: unknown): Json => {
    const { $ref } = record(value);
    if (typeof $ref !== 'string') return record(value);
    const tokens = $ref.slice('#/'.length).split('/');
    return record(tokens.reduce<unknown>((node, token) => record(node)[token], document));
  };
  const operationOf = (found: Json): OfficialOperation => {
    const responses = Object.entries(record(found.responses));
    return {
      parameters: listOf(found.parameters)
        .map(follow)
        .filter((each) => each.in !== 'body')
        .map((each) => `${each.in} ${each.name}${each.required === true ? ', required' : ''}`)
        .sort(),
      statuses: responses.map(([status]) => status).sort(),
      security: listOf(found.security).map((each) => JSON.stringify(each)),
      headers: responses.flatMap(([status, response]) =>
        Object.keys(record(follow(response).headers)).map((name) => `${status} ${name.toLowerCase()}`),
      ),
    };
  };
  return new Map(
    Object.entries(record(document.paths)).flatMap(([path, methods]) =>
      Object.entries(record(methods)).map(
        ([method, found]) => [`${method.toUpperCase()} ${path}`, operationOf(record(found))] as const,
      ),
    ),
  );
}
