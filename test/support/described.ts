import { bankDocument } from '../../schemas/openapi/bank-document.ts';
import type { OpenApiDocument, OperationObject } from '../../schemas/openapi/open-api.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { profileIn } from '../../schemas/profiles/profile-in.ts';
import type { Release } from '../../schemas/releases.ts';
import { describeBank } from '../../stub/guide/describe-bank.ts';

/** The OpenAPI document of a bank that is called at `http://bank.test`, with 25 records on a page. */
export function documentOf(release: Release, profile: BankProfile): OpenApiDocument {
  return bankDocument(
    describeBank({ profile: profileIn(release, profile), release, pageSize: 25 }, 'http://bank.test'),
  );
}

/** The operations of a document by the names that the standard prints, such as `GET /accounts`. */
export function operationsIn(document: OpenApiDocument): ReadonlyMap<string, OperationObject> {
  return new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
    ),
  );
}

/** What stands in a document behind a reference, or the value itself where it is none. */
export function followed<T extends object>(document: OpenApiDocument, value: T | { readonly $ref: string }): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T;
  const tokens = value.$ref.slice('#/'.length).split('/');
  return tokens.reduce<unknown>((node, token) => Object(node)[token], document) as T;
}
