import type { Release, ReleaseRange } from './releases.ts';

/** The JSON Schema 2020-12 keywords that the interface needs, over sub-schemas of kind `Sub`. */
interface Keywords<Sub> {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';
  readonly properties?: Readonly<Record<string, Sub>>;
  readonly required?: readonly string[];
  readonly minProperties?: number;
  readonly items?: Sub;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly not?: Sub;
  readonly default?: string;
}

/** Plain JSON Schema 2020-12, as handed to validators and written to files. */
export interface JsonSchema extends Keywords<JsonSchema> {
  readonly $schema?: string;
  readonly $id?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean;
}

/**
 * A schema of the base: release 3.1.11, with what differs in the other releases noted where it differs.
 * `resolve.ts` turns it into plain JSON Schema; none of the annotations survives.
 */
export interface AnnotatedSchema extends Keywords<AnnotatedSchema> {
  /** First release that has this member. */
  readonly 'x-since'?: Release;
  /** Last release that has this member. */
  readonly 'x-until'?: Release;
  /** Values of `enum` that only some releases have. */
  readonly 'x-enum'?: Readonly<Record<string, ReleaseRange>>;
  /** Members that only some releases require, beside those in `required`. */
  readonly 'x-required'?: Readonly<Record<string, ReleaseRange>>;
  /** What stands in the place of this schema in other releases; the first entry that fits is taken. */
  readonly 'x-by-release'?: readonly (ReleaseRange & { readonly schema: AnnotatedSchema })[];
  /** Where this object refuses members it does not name; absent, in the closed regime only. See `regime.ts`. */
  readonly 'x-closed'?: 'always' | 'partly' | 'never';
}

/** Named schemas, referred to as `#/$defs/NAME`. */
export type Definitions = Readonly<Record<string, AnnotatedSchema>>;

/** A reference to a definition by its name. */
export function ref<Name extends string>(name: Name): { readonly $ref: `#/$defs/${Name}` } {
  return { $ref: `#/$defs/${name}` };
}
