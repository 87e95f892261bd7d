import type { ErrorObject, Options, ValidateFunction } from 'ajv/dist/2020.js';
import { configurationAjv } from '../validation/ajv.ts';
import { type ConfigurationProblem, moreProblems, mostProblems } from './configuration-error.ts';
import { suggestion } from './nearest.ts';
import type { ConfigurationDocument } from './source-document.ts';

/** Title of a schema whose value is a reference to a secret: text in its place is refused for what it is. */
export const secretTitle = 'secret';

/** By schema: to compile one takes longer than to check many a file. */
const compiled = new WeakMap<object, ValidateFunction>();

/**
 * The validator of a schema of a configuration file, which is always given with the same formats. A property's description is a noun
 * phrase: messages quote it.
 */
export function compileConfigurationSchema(
  schema: object,
  formats: NonNullable<Options['formats']> = {},
): ValidateFunction {
  const validate = compiled.get(schema) ?? compile(schema, formats);
  compiled.set(schema, validate);
  return validate;
}

function compile(schema: object, formats: NonNullable<Options['formats']>): ValidateFunction {
  return configurationAjv({ formats }).compile(schema);
}

/** In what a document departs from its schema, in words: the first problems, and how many more there are. */
export function checkDocument(
  document: ConfigurationDocument,
  validate: ValidateFunction,
): readonly ConfigurationProblem[] {
  if (validate(document.value)) return [];
  const errors = validate.errors ?? [];
  const problems = errors.slice(0, mostProblems).map((error) => toProblem(document, error));
  const untold = errors.length - problems.length;
  const told = [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
  return untold > 0 ? [...told, moreProblems(untold)] : told;
}

/** `tokens.tokens[0].token` for `/tokens/tokens/0/token`. */
export function dotted(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step, index) => (/^\d+$/.test(step) ? `[${step}]` : `${index === 0 ? '' : '.'}${step}`))
    .join('');
}

interface ParentSchema {
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, { readonly description?: string; readonly const?: unknown }>>;
  readonly oneOf?: readonly ParentSchema[];
}

function toProblem(document: ConfigurationDocument, error: ErrorObject): ConfigurationProblem {
  const { instancePath: pointer, keyword, data } = error;
  const params = error.params as Readonly<Record<string, unknown>>;
  const parent = (error.parentSchema ?? {}) as ParentSchema;
  const name = pointer === '' ? 'The file' : `"${dotted(pointer)}"`;
  const meaning =
    parent.description === undefined ? 'Correct the value.' : `Meaning: ${asSentence(parent.description)}`;
  const wrong = (what: string, cure = meaning) =>
    document.problem('wrong-value', { pointer }, `${name} ${what}.`, cure);

  switch (keyword) {
    case 'additionalProperties': {
      const key = String(params.additionalProperty);
      const known = Object.keys(parent.properties ?? {});
      const place = { pointer: `${pointer}/${escaped(key)}`, key: true };
      const cure = suggestion(key, known, `Known keys: ${known.join(', ')}.`);
      return document.problem('unknown-key', place, `"${dotted(place.pointer)}" is not a known key.`, cure);
    }
    case 'required': {
      const key = String(params.missingProperty);
      const description = parent.properties?.[key]?.description;
      const cure = description === undefined ? 'Add it.' : `Add it: ${asSentence(description)}`;
      const place = { pointer, key: pointer !== '' };
      return document.problem('missing-key', place, `"${dotted(`${pointer}/${escaped(key)}`)}" is missing.`, cure);
    }
    case 'type':
      if (pointer === '' && data === null) {
        return document.problem('wrong-value', { pointer }, 'The file is empty.', 'Write the keys into it.');
      }
      if (parent.title === secretTitle) {
        return document.problem(
          'secret-in-clear',
          { pointer },
          `${name} stands in the file itself.`,
          'Refer to it: { env: NAME } for an environment variable, { file: PATH } for a file.',
        );
      }
      return wrong(
        `must be ${typeNames(params.type)}, not ${typeName(typeOf(data))}`,
        typeCure(params.type, data, meaning),
      );
    case 'enum': {
      const allowed = (params.allowedValues as readonly unknown[]).map(String);
      const more = allowed.length > 12 ? `, and ${allowed.length - 12} more` : '';
      const list = `Allowed: ${allowed.slice(0, 12).join(', ')}${more}.`;
      return wrong(`cannot be ${JSON.stringify(data)}`, suggestion(String(data), allowed, list));
    }
    case 'discriminator': {
      const key = String(params.tag);
      const tag = `${pointer}/${key}`;
      const allowed = (parent.oneOf ?? []).map(({ properties }) => String(properties?.[key]?.const));
      const cure = suggestion(String(params.tagValue), allowed, `Allowed: ${allowed.join(', ')}.`);
      return params.tagValue === undefined
        ? document.problem('missing-key', { pointer, key: true }, `"${dotted(tag)}" is missing.`, cure)
        : document.problem(
            'wrong-value',
            { pointer: tag },
            `"${dotted(tag)}" cannot be ${JSON.stringify(params.tagValue)}.`,
            cure,
          );
    }
    case 'dependentRequired': {
      const missing = `${pointer}/${String(params.missingProperty)}`;
      const message = `"${dotted(missing)}" is missing beside "${String(params.property)}".`;
      return document.problem('missing-key', { pointer, key: true }, message, 'Give both, or neither.');
    }
    case 'minProperties':
    case 'maxProperties':
      return wrong('must hold one key, env or file', 'Write { env: NAME } or { file: PATH }.');
    case 'minimum':
      return wrong(`must be at least ${String(params.limit)}`);
    case 'maximum':
      return wrong(`must be at most ${String(params.limit)}`);
    case 'uniqueItems':
      return wrong('holds the same entry twice', 'Remove one of them.');
    case 'minItems':
    case 'minLength':
      return wrong('must not be empty');
    default:
      return wrong('is not as expected');
  }
}

function asSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function typeName(type: string): string {
  const names: Readonly<Record<string, string>> = {
    string: 'text',
    integer: 'a whole number',
    number: 'a number',
    boolean: 'true or false',
    object: 'a set of keys',
    array: 'a list',
    null: 'empty',
  };
  return names[type] ?? type;
}

function typeNames(types: unknown): string {
  return (Array.isArray(types) ? types : [types]).map((type) => typeName(String(type))).join(' or ');
}

function typeCure(types: unknown, data: unknown, meaning: string): string {
  const wantsText = (Array.isArray(types) ? types : [types]).includes('string');
  if (data === null) return 'Give it a value, or remove the key.';
  return wantsText && (typeof data === 'number' || typeof data === 'boolean') ? 'Put it in quotes.' : meaning;
}
