/** A piece of JSON text that can be rewritten: a member name, a string or a number, decoded. */
export interface JsonPiece {
  readonly kind: 'name' | 'string' | 'number';
  readonly value: string;
  /** Names of the members that lead to it, outermost first; array indexes are left out. */
  readonly path: readonly string[];
  /** False for a string that the text breaks off. */
  readonly whole: boolean;
}

/** Deeper than any message of the standard; what lies below shares one path, so that hostile nesting costs nothing. */
const deepest = 64;

const token = /"[^"\\]*(?:\\[\s\S][^"\\]*)*("|$)|[{}[\],]|-?\d[\d.eE+-]*/g;

/**
 * Rewrites the strings, numbers and names in JSON text, and leaves every other byte as it is: white space, order, duplicate
 * members, the notation of numbers. Never throws: in text that is not quite JSON, or only contains some, it does what it can.
 * `rewrite` returns the new value (of a number, its notation), or undefined to leave a piece alone.
 */
export function rewriteJson(text: string, rewrite: (piece: JsonPiece) => string | undefined): string {
  const frames: (string | undefined)[] = [undefined];
  let beyond = 0;
  const path = (): readonly string[] => frames.filter((name) => name !== undefined);
  return text.replace(token, (found: string, closing: string | undefined, offset: number) => {
    switch (found) {
      case '{':
      case '[':
        if (frames.length < deepest) frames.push(undefined);
        else beyond += 1;
        return found;
      case '}':
      case ']':
        if (beyond > 0) beyond -= 1;
        else if (frames.length > 1) frames.pop();
        return found;
      case ',':
        // A member's name ends with its value; in an array the frame holds no name.
        frames[frames.length - 1] = undefined;
        return found;
    }
    if (!found.startsWith('"')) {
      return rewrite({ kind: 'number', value: found, path: path(), whole: true }) ?? found;
    }
    const whole = closing === '"';
    const value = decode(found, whole);
    const end = offset + found.length;
    const next = text.charAt(end);
    const isName = whole && (next === ':' || (next <= ' ' && /^\s+:/.test(text.slice(end, end + 16))));
    const piece: JsonPiece = { kind: isName ? 'name' : 'string', value, path: path(), whole };
    if (isName) frames[frames.length - 1] = value;
    const rewritten = rewrite(piece);
    if (rewritten === undefined || rewritten === value) return found;
    const encoded = JSON.stringify(rewritten);
    return whole ? encoded : encoded.slice(0, -1);
  });
}

function decode(found: string, whole: boolean): string {
  if (!found.includes('\\')) return found.slice(1, whole ? -1 : undefined);
  try {
    return String(JSON.parse(whole ? found : `${found}"`));
  } catch {
    return found.slice(1, whole ? -1 : undefined);
  }
}
