/** A type with nothing left out, however deep. */
export type Whole<T> = T extends string | number | boolean
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Whole<Item>[]
    : { readonly [Key in keyof Required<T>]: Whole<Required<T>[Key]> };

interface Node {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, object>>;
  readonly properties?: object;
  readonly items?: object;
  readonly oneOf?: readonly object[];
}

/** The names of all keys that a schema knows, with the names of those above them. No definition may lead to itself. */
export function keysOf(
  schema: unknown,
  above = '',
  definitions = (Object(schema) as Node).$defs ?? {},
): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { $ref, properties = {}, items, oneOf = [] } = schema as Node;
  const isReference = Object.keys(properties).join() === 'env,file';
  const own = isReference ? [] : Object.entries(properties);
  const defined = $ref === undefined ? undefined : definitions[$ref.split('/').at(-1) ?? ''];
  return [
    ...own.flatMap(([name, value]) => [`${above}/${name}`, ...keysOf(value, `${above}/${name}`, definitions)]),
    ...[items, defined, ...oneOf].flatMap((each) => keysOf(each, above, definitions)),
  ];
}

/** True where a value has something at a path. */
export function isAt(value: unknown, path: readonly string[]): boolean {
  const [name, ...rest] = path;
  if (Array.isArray(value)) return value.some((each) => isAt(each, path));
  if (name === undefined) return true;
  return typeof value === 'object' && value !== null && name in value && isAt(Reflect.get(value, name), rest);
}
