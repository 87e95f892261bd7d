/** A JSON string, a bracket or a comma; numbers and words are passed over. */
const token = /"(?:[^"\\]|\\.)*"|[{}[\],]/gs;

interface Frame {
  readonly pointer: string;
  /** Names of an object so far; absent for an array. */
  readonly names?: Set<string>;
  /** Where the value that is read now stands: the name of its member, or its index. */
  step: string | number;
}

/**
 * JSON pointers of the members that come a second time in one object: a parser keeps one of the two and says nothing, and not
 * every parser keeps the same. Only for text that is JSON. Clause: RFC 8259, section 4.
 */
export function repeatedMembers(text: string): readonly string[] {
  const found: string[] = [];
  const frames: Frame[] = [];
  const open = (names?: Set<string>) => {
    const outer = frames.at(-1);
    const pointer = outer === undefined ? '' : `${outer.pointer}/${escaped(outer.step)}`;
    frames.push({ pointer, step: 0, ...(names === undefined ? {} : { names }) });
  };
  for (const match of text.matchAll(token)) {
    const [piece] = match;
    const frame = frames.at(-1);
    if (piece === '{') open(new Set());
    else if (piece === '[') open();
    else if (piece === '}' || piece === ']') frames.pop();
    else if (piece === ',') {
      if (frame !== undefined && typeof frame.step === 'number' && frame.names === undefined) frame.step += 1;
    } else if (frame?.names !== undefined && isName(text, match.index + piece.length)) {
      const name = String(JSON.parse(piece));
      if (frame.names.has(name)) found.push(`${frame.pointer}/${escaped(name)}`);
      frame.names.add(name);
      frame.step = name;
    }
  }
  return found;
}

/** True where a colon follows, after white space or none. */
function isName(text: string, end: number): boolean {
  let at = end;
  while (text.charCodeAt(at) <= 0x20) at += 1;
  return text[at] === ':';
}

/** A step of a JSON pointer. Clause: RFC 6901, section 3. */
function escaped(step: string | number): string {
  return String(step).replaceAll('~', '~0').replaceAll('/', '~1');
}
