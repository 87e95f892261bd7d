import type { ConfigurationDocument } from './source-document.ts';

/** A configuration that a program has made, as a document: nothing of it stands in a file, so its problems have no place. */
export function givenDocument(value: unknown): ConfigurationDocument {
  return { value, problem: (code, _at, message, cure) => ({ code, message, cure }) };
}
