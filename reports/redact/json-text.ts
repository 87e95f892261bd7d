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

const structure = /["{}[\],]|-?\d[\d.eE+-]*/g;

/**
 * Rewrites the strings, numbers and names in JSON text, and leaves every other byte as it is: white space, order, duplicate
 * members, the notation of numbers. Never throws: in text that is not quite JSON, or only contains some, it does what it can.
 * `rewrite` returns the new value (of a number, its notation), or undefined to leave a piece alone.
 */
export function rewriteJson(text: string, rewrite: (piece: JsonPiece) => string | undefined): string {
  const frames: (string | undefined)[] = [undefined];
  let beyond = 0;
  const path = (): readonly string[] => frames.filter((name) => name !== undefined);
  let done = 0;
  let written = '';
  const replace = (start: number, found: string, rewritten: string) => {
    written += text.slice(done, start) + rewritten;
    done = start + found.length;
  };
  const rewriteString = (start: number): number => {
    const end = endOfString(text, start);
    const found = text.slice(start, end);
    const whole = found.length > 1 && found.endsWith('"') && !isEscaped(found, found.length - 1);
    const value = decode(found, whole);
    const next = text.charAt(end);
    const isName = whole && (next === ':' || (next <= ' ' && /^\s+:/.test(text.slice(end, end + 16))));
    const piece: JsonPiece = { kind: isName ? 'name' : 'string', value, path: path(), whole };
    if (isName) frames[frames.length - 1] = value;
    const rewritten = rewrite(piece);
    if (rewritten === undefined || rewritten === value) return end;
    const encoded = JSON.stringify(rewritten);
    replace(start, found, whole ? encoded : encoded.slice(0, -1));
    return end;
  };
  structure.lastIndex = 0;
  for (let match = structure.exec(text); match !== null; match = structure.exec(text)) {
    const [found] = match;
    const { index } = match;
    let end = index + found.length;
    switch (found) {
      case '{':
      case '[':
        if (frames.length < deepest) frames.push(undefined);
        else beyond += 1;
        break;
      case '}':
      case ']':
        if (beyond > 0) beyond -= 1;
        else if (frames.length > 1) frames.pop();
        break;
      case ',':
        // A member's name ends with its value; in an array the frame holds no name.
        frames[frames.length - 1] = undefined;
        break;
      case '"':
        end = rewriteString(index);
        break;
      default: {
        const rewritten = rewrite({ kind: 'number', value: found, path: path(), whole: true });
        if (rewritten !== undefined) replace(index, found, rewritten);
      }
    }
    // What is rewritten may itself be JSON, and be read by the same expression.
    structure.lastIndex = end;
  }
  return done === 0 ? text : written + text.slice(done);
}

/** Behind the quotation mark that ends the string which begins at `start`; the end of the text where none does. */
export function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    if (!isEscaped(text, end, start)) return end + 1;
  }
  return text.length;
}

/** True where an odd number of backslashes stands before a place of a string that begins at `start`. */
function isEscaped(text: string, place: number, start = 0): boolean {
  let backslashes = 0;
  while (place - backslashes - 1 > start && text.charAt(place - backslashes - 1) === '\\') backslashes += 1;
  return backslashes % 2 === 1;
}

function decode(found: string, whole: boolean): string {
  if (!found.includes('\\')) return found.slice(1, whole ? -1 : undefined);
  try {
    return String(JSON.parse(whole ? found : `${found}"`));
  } catch {
    return found.slice(1, whole ? -1 : undefined);
  }
}
