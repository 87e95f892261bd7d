import type { ErrorObject } from 'ajv';

/** One departure of a body from its schema. */
export interface SchemaFault {
  /** JSON pointer to the member at fault; for a missing or unknown member, to that member. */
  readonly pointer: string;
  /** The keyword of JSON Schema that was broken, such as `required`. */
  readonly keyword: string;
  /** What was expected, in words, naming the member. */
  readonly message: string;
}

/** The faults that Ajv found, in the order of the schema, in the words of someone who runs a bank. */
export function faultsOf(errors: readonly ErrorObject[]): readonly SchemaFault[] {
  return errors.map((error) => ({ pointer: pointerOf(error), keyword: error.keyword, message: messageOf(error) }));
}

function pointerOf(error: ErrorObject): string {
  const name: unknown = error.params.missingProperty ?? error.params.additionalProperty;
  return typeof name === 'string' ? `${error.instancePath}/${escapeToken(name)}` : error.instancePath;
}

function messageOf({ keyword, params, instancePath, message }: ErrorObject): string {
  const member = memberName(instancePath);
  switch (keyword) {
    case 'required':
      return `required member "${params.missingProperty}" is missing`;
    case 'additionalProperties':
      return `unknown member "${params.additionalProperty}"`;
    case 'not':
      return `member "${member}" is not allowed here`;
    case 'type':
      return `${member} must be ${article(String(params.type))}`;
    case 'enum':
      return `${member} must be one of ${(params.allowedValues as readonly unknown[]).join(', ')}`;
    case 'pattern':
      return `${member} must match ${params.pattern}`;
    case 'format':
      return `${member} must be ${formatWords[String(params.format)] ?? `a ${params.format}`}`;
    case 'minLength':
      return params.limit === 1 ? `${member} must not be empty` : `${member} must have at least ${characters(params)}`;
    case 'maxLength':
      return `${member} must have at most ${characters(params)}`;
    case 'minItems':
      return `${member} must hold at least ${items(params)}`;
    case 'maxItems':
      return `${member} must hold at most ${items(params)}`;
    default:
      return `${member} ${message ?? `breaks "${keyword}"`}`;
  }
}

const formatWords: Readonly<Record<string, string>> = {
  'date-time': 'a date-time with an offset, such as 2024-05-01T10:15:30+00:00',
  uri: 'an absolute URI',
  int32: 'a whole number of 32 bits',
};

/** The nearest name on the way to the value: an item of a list goes by `Permissions[2]`. */
function memberName(instancePath: string): string {
  if (instancePath === '') return 'the body';
  const tokens = instancePath.slice(1).split('/').map(unescapeToken);
  const last = tokens.at(-1) ?? '';
  return /^\d+$/.test(last) && tokens.length > 1 ? `${tokens.at(-2)}[${last}]` : last;
}

function article(type: string): string {
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}

function characters(params: ErrorObject['params']): string {
  return params.limit === 1 ? '1 character' : `${params.limit} characters`;
}

function items(params: ErrorObject['params']): string {
  return params.limit === 1 ? '1 item' : `${params.limit} items`;
}

function escapeToken(token: string): string {
  return token.replaceAll('~', '~0').replaceAll('/', '~1');
}

function unescapeToken(token: string): string {
  return token.replaceAll('~1', '/').replaceAll('~0', '~');
}
