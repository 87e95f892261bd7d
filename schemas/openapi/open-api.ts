import type { JsonSchema } from '../json-schema.ts';

/** A reference to a component. */
export interface Reference {
  readonly $ref: `#/components/${string}`;
}

/** A body in one media type. Clause: OpenAPI 3.1.1, Media Type Object. */
export interface MediaType {
  readonly schema?: JsonSchema;
  readonly example?: unknown;
}

export type Content = Readonly<Record<string, MediaType>>;

/** A header of a response. Clause: OpenAPI 3.1.1, Header Object. */
export interface Header {
  readonly description: string;
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

/** Clause: OpenAPI 3.1.1, Parameter Object. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly description: string;
  readonly required?: boolean;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

/** Clause: OpenAPI 3.1.1, Response Object. */
export interface ResponseObject {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Header | Reference>>;
  readonly content?: Content;
}

/** Scopes by the names of schemes; each entry of a list is enough by itself. */
export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

/** Clause: OpenAPI 3.1.1, Operation Object. */
export interface OperationObject {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>;
  readonly security?: readonly SecurityRequirement[];
}

/** Operations of one path by their method in lower case. */
export type PathItem = Readonly<Partial<Record<'get' | 'post' | 'put' | 'patch' | 'delete', OperationObject>>>;

/** Clause: OpenAPI 3.1.1, Security Scheme Object. */
export type SecurityScheme =
  | { readonly type: 'http'; readonly scheme: 'bearer'; readonly description: string }
  | { readonly type: 'apiKey'; readonly in: 'header'; readonly name: string; readonly description: string }
  | { readonly type: 'oauth2'; readonly description: string; readonly flows: Readonly<Record<string, OAuthFlow>> };

/** Clause: OpenAPI 3.1.1, OAuth Flow Object. */
export interface OAuthFlow {
  readonly authorizationUrl?: string;
  readonly tokenUrl: string;
  readonly refreshUrl?: string;
  /** What each scope is for. */
  readonly scopes: Readonly<Record<string, string>>;
}

/** The version of the format that documents here are written in. */
export const openApiVersion = '3.1.1';

/** What of OpenAPI 3.1 a document here uses. */
export interface OpenApiDocument {
  readonly openapi: typeof openApiVersion;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas?: Readonly<Record<string, JsonSchema>>;
    readonly parameters?: Readonly<Record<string, Parameter>>;
    readonly headers?: Readonly<Record<string, Header>>;
    readonly responses?: Readonly<Record<string, ResponseObject>>;
    readonly securitySchemes?: Readonly<Record<string, SecurityScheme>>;
  };
}
