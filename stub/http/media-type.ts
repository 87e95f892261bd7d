/** A media range of an Accept header, or the one media type of a Content-Type header. */
export interface MediaRange {
  readonly type: string;
  readonly subtype: string;
  readonly charset?: string;
  /** Weight, 1 when none is written. */
  readonly q: number;
}

const token = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
const range = new RegExp(`^\\s*(${token})/(${token})\\s*((?:;.*)?)$`);
const parameter = new RegExp(`;\\s*(${token})\\s*=\\s*("[^"]*"|${token})`, 'g');

/** Reads one media range; undefined when it has not the shape of one. */
export function readMediaRange(text: string): MediaRange | undefined {
  const match = range.exec(text);
  if (match === null) return undefined;
  const [, type = '', subtype = '', rest = ''] = match;
  const parameters = new Map<string, string>();
  for (const [, name = '', value = ''] of rest.matchAll(parameter)) {
    parameters.set(name.toLowerCase(), value.replace(/^"|"$/g, '').toLowerCase());
  }
  const q = Number(parameters.get('q') ?? 1);
  const charset = parameters.get('charset');
  const found = { type: type.toLowerCase(), subtype: subtype.toLowerCase(), q: Number.isNaN(q) ? 0 : q };
  return charset === undefined ? found : { ...found, charset };
}
