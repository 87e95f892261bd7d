/** A text with its escapes undone, and where each of its characters came from. */
export interface Folded {
  readonly text: string;
  /** Offset in the original of each UTF-16 unit, and behind the last one its length. */
  readonly at: ArrayLike<number>;
}

/** Every layer that a text goes through may escape it once more: nobody sends more layers than these by accident. */
const mostLayers = 4;

const escapes =
  /(?:%[0-9a-f]{2})+|&#x[0-9a-f]{1,6};?|&#\d{1,7};?|&(?:amp|lt|gt|quot|apos|nbsp|sol|colon|equals|plus|lowbar|hyphen|period|commat|num);|\\u\{[0-9a-f]{1,6}\}|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}|\\[/"'\\bfnrt]|=\r?\n/gi;

const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', sol: '/', colon: ':', equals: '=' },
  ...{ plus: '+', lowbar: '_', hyphen: '-', period: '.', commat: '@', num: '#' },
};
const backslashed: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/**
 * Undoes percent-encoding, the entities of HTML and XML, the escapes of JSON and JavaScript and broken lines, layer by layer.
 * Undefined where there is nothing to undo.
 */
export function unfold(text: string): Folded | undefined {
  if (!/[%&\\=]/.test(text)) return undefined;
  let folded: Folded | undefined;
  for (let layer = 0; layer < mostLayers; layer++) {
    const next = undoLayer(folded ?? { text, at: { length: 0 } }, folded === undefined);
    if (next === undefined) break;
    folded = next;
  }
  return folded;
}

function undoLayer({ text, at }: Folded, first: boolean): Folded | undefined {
  const places: number[] = [];
  const origin = (offset: number): number => (first ? offset : (at[offset] ?? 0));
  let out = '';
  let done = 0;
  const copy = (until: number) => {
    for (let index = done; index < until; index++) places.push(origin(index));
    out += text.slice(done, until);
  };
  for (const found of text.matchAll(escapes)) {
    const decoded = found[0].startsWith('%') ? percentDecoded(found[0]) : [decode(found[0])];
    if (decoded === undefined || decoded[0] === undefined) continue;
    copy(found.index);
    let offset = found.index;
    for (const character of decoded) {
      for (let unit = 0; unit < (character ?? '').length; unit++) places.push(origin(offset));
      out += character;
      if (found[0].startsWith('%')) offset += Buffer.byteLength(character ?? '') * 3;
    }
    done = found.index + found[0].length;
  }
  if (done === 0) return undefined;
  copy(text.length);
  places.push(origin(text.length));
  return { text: out, at: places };
}

/** The characters of a run of percent-encoded bytes; where these are no UTF-8, a character for each byte, by its lower seven bits. */
function percentDecoded(run: string): readonly string[] | undefined {
  try {
    return [...decodeURIComponent(run)];
  } catch {
    return [...run.matchAll(/%(..)/g)].map(([, hex = '']) => String.fromCharCode(Number.parseInt(hex, 16) & 0x7f));
  }
}

function decode(escaped: string): string | undefined {
  if (escaped.startsWith('=')) return '';
  if (escaped.startsWith('&#')) {
    const hex = /^&#x/i.test(escaped);
    return code(escaped.replace(/^&#x?|;$/gi, ''), hex ? 16 : 10);
  }
  if (escaped.startsWith('&')) return entities[escaped.slice(1, -1).toLowerCase()];
  if (/^\\[ux]/i.test(escaped)) return code(escaped.replace(/^\\[ux]\{?|\}$/gi, ''), 16);
  const after = escaped.charAt(1);
  return backslashed[after] ?? after;
}

function code(digits: string, base: number): string | undefined {
  const point = Number.parseInt(digits, base);
  return point <= 0x10ffff ? String.fromCodePoint(point) : undefined;
}
