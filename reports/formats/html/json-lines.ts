/** A line of indented JSON, with the JSON pointer of the value that begins, ends or stands on it. */
export interface JsonLine {
  readonly text: string;
  readonly pointer: string;
}

interface Frame {
  readonly pointer: string;
  readonly isArray: boolean;
  index: number;
}

/** Levels that are worth a line of their own; each deeper one would be indented further. */
const deepest = 100;

const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/**
 * JSON text, one member or element to a line. Notation, order and doubled members stay as they came: evidence is shown as it
 * is. Undefined for text that is not JSON, or nested too deep to be shown so.
 */
export function jsonLines(text: string): readonly JsonLine[] | undefined {
  try {
    JSON.parse(text);
  } catch {
    return undefined;
  }
  const lines: JsonLine[] = [];
  const frames: Frame[] = [];
  let pending = '';
  let pointer = '';
  let name: string | undefined;

  const indent = (): string => '  '.repeat(frames.length);
  const flush = (): void => {
    if (pending !== '') lines.push({ text: pending, pointer });
    pending = '';
  };
  const begin = (): void => {
    const frame = frames.at(-1);
    if (frame?.isArray === true) pointer = `${frame.pointer}/${frame.index}`;
    if (pending === '') pending = indent();
  };

  const tokens = text.match(token) ?? [];
  for (const [position, each] of tokens.entries()) {
    const frame = frames.at(-1);
    if (each === ':') {
      pending += ': ';
    } else if (each === ',') {
      pending += ',';
      flush();
      if (frame !== undefined) frame.index += 1;
    } else if (each === '}' || each === ']') {
      const closed = frames.pop();
      const opening = each === '}' ? '{' : '[';
      if (tokens[position - 1] !== opening) {
        flush();
        pending = indent();
      }
      pending += each;
      pointer = closed?.pointer ?? '';
    } else if (each === '{' || each === '[') {
      begin();
      pending += each;
      if (tokens[position + 1] !== (each === '{' ? '}' : ']')) flush();
      frames.push({ pointer, isArray: each === '[', index: 0 });
      if (frames.length > deepest) return undefined;
    } else if (tokens[position + 1] === ':' && frame?.isArray === false) {
      name = JSON.parse(each) as string;
      pointer = `${frame.pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      pending = indent() + each;
    } else {
      begin();
      pending += each;
    }
  }
  flush();
  return lines;
}
