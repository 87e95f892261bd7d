const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];
const blanks: readonly number[] = [9, 10, 13, 32];

/** How much a JSON text may hold. */
export interface MostValues {
  /** Members and elements at any depth. */
  readonly values: number;
  /** Elements or members of any one list or object. */
  readonly together: number;
}

/**
 * What of a body that begins as a JSON object or list goes beyond a bound, told without making any of its values: two bytes of text
 * become hundreds once they are read. Undefined where nothing does.
 */
export function tooManyValues(body: Uint8Array, most: MostValues): keyof MostValues | undefined {
  const first = body.findIndex((byte) => !blanks.includes(byte));
  if (body[first] !== openObject && body[first] !== openList) return undefined;
  let values = 0;
  let inText = false;
  const counts: number[] = [];
  for (let index = first; index < body.length; index += 1) {
    const byte = body[index];
    if (inText) {
      if (byte === backslash) index += 1;
      else if (byte === quote) inText = false;
    } else if (byte === quote) inText = true;
    else if (byte === closeList || byte === closeObject) counts.pop();
    else if (byte === comma || byte === openList || byte === openObject) {
      values += 1;
      if (values > most.values) return 'values';
      if (byte !== comma) counts.push(1);
      else if (counts.length > 0) {
        const count = (counts.pop() ?? 0) + 1;
        if (count > most.together) return 'together';
        counts.push(count);
      }
    }
  }
  return undefined;
}
