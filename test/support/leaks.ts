import { type Planted, planted } from './reader-secrets.ts';

const forms = new Map<Planted, readonly string[]>(planted.map((secret) => [secret, formsOf(secret)]));

/** What gives a secret away, wherever it is found, in small letters. */
function formsOf({ value, name, knownBy }: Planted): readonly string[] {
  const bytes = Buffer.from(value);
  const lines = value.includes('-----') ? value.split('\n').slice(1, -1) : [];
  // A person is known by half a name, too.
  const halves =
    /person|Name$/.test(name) && knownBy !== 'learning'
      ? value
          .split(/[\s@.]+/)
          .filter((word) => word.length >= 6 && !/^(limited|holdings|terrace|crescent|example)$/i.test(word))
      : [];
  const inner = name === 'JSON in JSON' ? [/"([^"]{8,})"\W*$/.exec(value)?.[1] ?? value] : [value];
  const runs = [0, 1, 2].flatMap((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    const core = text.slice(before === 0 ? 0 : before + 1, Math.floor(((before + bytes.length) * 8) / 6));
    return core.length < 12 ? [] : [core, core.replaceAll('+', '-').replaceAll('/', '_')];
  });
  return [...inner, ...lines, ...halves, ...runs, bytes.toString('hex')].map((text) => text.toLowerCase());
}

/** A text with whatever may be escaped in it decoded, as a reader would. */
export function decoded(text: string): string {
  let last = text;
  for (let layer = 0; layer < 5; layer++) {
    const next = last
      .replace(/\\u([0-9a-f]{4})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      .replace(/\\n/g, '\n')
      .replace(/\\(["\\/])/g, '$1')
      .replace(/&#x([0-9a-f]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
      .replace(/&#(\d+);/g, (_, number: string) => String.fromCodePoint(Number(number)))
      .replace(
        /&(amp|lt|gt|quot);/g,
        (_, name: 'amp' | 'lt' | 'gt' | 'quot') => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name],
      )
      .replace(/(?:%[0-9a-f]{2})+/gi, (run) => Buffer.from(run.replaceAll('%', ''), 'hex').toString('utf8'));
    if (next === last) break;
    last = next;
  }
  return last;
}

/** What of a secret a text gives away, in small letters; undefined where it gives away nothing. */
export function leakOf(secret: Planted, text: string): string | undefined {
  const seen = `${text}\n${decoded(text)}`.toLowerCase();
  const digits = secret.value.replace(/\D/g, '');
  if (digits.length >= 8 && /number|Identification|Phone/.test(secret.name)) {
    const grouped = new RegExp(`(?<!\\d)${[...digits].join('[\\s\\u00a0.()/-]{0,2}')}(?!\\d)`);
    if (grouped.test(seen)) return digits;
  }
  return forms.get(secret)?.find((form) => seen.includes(form));
}
