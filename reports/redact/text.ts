import type { Masks } from './masks.ts';
import { isWord, type Secrets } from './secrets.ts';
import { isSecretParameter, sensitivityOf } from './sensitive-names.ts';

type Mask = (found: string, masks: Masks) => string;

const shape: Mask = (found, masks) => masks.shape(found);
const credential: Mask = (found, masks) => masks.credential(found);

/** Secrets that are known by their looks, wherever they stand. The first that matches at a place wins. */
const patterns: readonly (readonly [pattern: string, mask: Mask])[] = [
  ['\\b[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}\\b', (uuid) => uuid],
  ['(?<=://)[^/\\s:@]{1,256}:[^/\\s@]{1,256}(?=@)', credential],
  ['\\beyJ[\\w-]+\\.[\\w-]+(?:\\.[\\w-]*){1,3}', credential],
  [
    '\\b(?:[Bb]earer|[Bb]asic|DPoP)\\s+(?!token|auth|realm|error|[A-Z]?[a-z]+\\b(?!=|[._~+/-]\\w))[A-Za-z0-9._~+/-]{8,}=*',
    (found, masks) => found.replace(/\S+$/, masks.credential),
  ],
  ["(?<![\\w.+'-])[\\w.+'-]{1,64}@[A-Za-z0-9-]{1,63}(?:\\.[A-Za-z0-9-]{1,63})+", shape],
  [
    '\\b[A-Z]{2}\\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\\b',
    (iban, masks) => (iban.replace(/\D/g, '').length >= 8 ? masks.shape(iban) : iban),
  ],
  ['\\b\\d{4}(?<card>[ -])\\d{4}\\k<card>\\d{4}\\k<card>\\d{1,7}\\b', shape],
  ['\\b\\d{2}(?<sort>[ -])\\d{2}\\k<sort>\\d{2}[ -]\\d{8}\\b', shape],
  ['(?<![\\w.+-])\\d{14,19}(?![\\w-])', shape],
  ['(?<![\\w.:])\\+[1-9]\\d{0,2}[ -]?\\(?\\d[\\d ()-]{6,15}\\d\\b', shape],
  ['\\b0\\d{3,4} ?\\d{3} ?\\d{3,4}\\b', shape],
];

const anyPattern = new RegExp(patterns.map(([pattern], index) => `(?<p${index}>${pattern})`).join('|'), 'g');
const parameter = /(?<=[?&#;]|&amp;|^)([\w.-]+=)([^&#\s"'<>]*)/g;

/** Masks what is secret in text that says nothing of its parts: messages, URLs, headers, bodies that are not JSON. */
export function maskText(text: string, masks: Masks, secrets: Secrets): string {
  if (!text.includes('=')) return maskPlain(text, masks, secrets);
  const parts = text.split(parameter);
  return parts
    .map((part, index) => {
      if (index % 3 === 0) return maskPlain(part, masks, secrets);
      return index % 3 === 1 ? part : maskParameter(parts[index - 1]?.slice(0, -1) ?? '', part, masks, secrets);
    })
    .join('');
}

function maskParameter(name: string, value: string, masks: Masks, secrets: Secrets): string {
  if (isSecretParameter(name)) return masks.credential(value);
  const decoded = decodeParameter(value);
  const masked = sensitivityOf(name) === 'personal' ? masks.shape(decoded) : maskPlain(decoded, masks, secrets);
  return masked === decoded ? value : encodeURIComponent(masked);
}

/** Known secrets first; what is left between them is searched for secrets by their looks, so that no mask is masked again. */
function maskPlain(text: string, masks: Masks, secrets: Secrets): string {
  const whole = secrets.maskOf(text);
  if (whole !== undefined) return whole;
  let masked = '';
  let done = 0;
  for (let offset = 0; offset < text.length; offset++) {
    const secret = secrets.startingAt(text, offset);
    if (secret === undefined || (offset > 0 && isWord(text.charAt(offset - 1)) && isWord(text.charAt(offset))))
      continue;
    masked += maskByLooks(text.slice(done, offset), masks, secrets) + (secrets.maskOf(secret) ?? masks.shape(secret));
    done = offset + secret.length;
    offset = done - 1;
  }
  return masked + maskByLooks(text.slice(done), masks, secrets);
}

function maskByLooks(text: string, masks: Masks, secrets: Secrets): string {
  return text.replace(anyPattern, (found: string, ...rest: readonly unknown[]) => {
    if (secrets.isIdentifier(found)) return found;
    const groups = rest.at(-1) as Readonly<Record<string, string | undefined>>;
    const index = patterns.findIndex((_, each) => groups[`p${each}`] !== undefined);
    return patterns[index]?.[1](found, masks) ?? found;
  });
}

function decodeParameter(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return value;
  }
}
