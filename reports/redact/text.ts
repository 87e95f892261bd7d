import type { Masks } from './masks.ts';
import { type Piece, type Stage, throughStages } from './pieces.ts';
import type { Secrets } from './secrets.ts';
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
  ['-----BEGIN [A-Z0-9 ]+-----[\\s\\S]*?(?:-----END [A-Z0-9 ]+-----|$)', credential],
  [
    '\\b(?:[spr]k_(?:live|test)_\\w{8,}|AKIA[0-9A-Z]{12,}|gh[pousr]_\\w{20,}|glpat-[\\w-]{16,}|xox[abeprs]-[\\w-]{10,}|AIza[\\w-]{20,}|SG\\.[\\w-]{16,}\\.[\\w-]{16,})',
    credential,
  ],
  ['(?<![\\w+=-])[\\w+=-]{20,}', (found, masks) => (isKeyLike(found) ? masks.credential(found) : found)],
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

/** Longer than any word, with letters of both kinds and digits among each other. */
function isKeyLike(found: string): boolean {
  if (/^[0-9a-f]{32,}$/i.test(found)) return /\d/.test(found) && /[a-f]/i.test(found);
  const turns = found.match(/\d(?=[A-Za-z])|[A-Za-z](?=\d)/g)?.length ?? 0;
  return turns >= 4 && /[a-z]/.test(found) && /[A-Z]/.test(found);
}

const anyPattern = new RegExp(patterns.map(([pattern], index) => `(?<p${index}>${pattern})`).join('|'), 'g');
const parameter = /(?<=[?&#;]|&amp;|^)([\w.-]+=)([^&#\s"'<>]*)/g;

/**
 * Masks what is secret in text that says nothing of its parts: messages, URLs, headers, bodies that are not JSON. `learned` comes
 * first, so that what is a secret of the run is masked as one, whatever else it looks like; `last` is what comes after the looks.
 */
export function textMasking(masks: Masks, secrets: Secrets, learned: Stage, last: readonly Stage[]) {
  const stages = [secrets.stage, looksStage(masks, secrets), ...last];
  const plain = (text: string): string => secrets.maskOf(text) ?? throughStages(text, stages);
  // Among free words an equals sign need not stand between a name and its value.
  const isParameter = (name: string) =>
    last.length === 0 || isSecretParameter(name) || sensitivityOf(name) === 'personal';
  const masked = (text: string): string => {
    if (!text.includes('=')) return plain(text);
    let [done, between] = ['', ''];
    const parts = text.split(parameter);
    for (let index = 0; index < parts.length; index += 3) {
      const [words = '', name = '', value = ''] = parts.slice(index, index + 3);
      between += words + name;
      if (!isParameter(name.slice(0, -1))) between += value;
      else {
        done += plain(between) + maskParameter(name.slice(0, -1), value, masks, plain);
        between = '';
      }
    }
    return done + plain(between);
  };
  return (text: string): string => throughStages(text, [learned, (rest) => [{ masked: masked(rest) }]]);
}

function maskParameter(name: string, value: string, masks: Masks, plain: (text: string) => string): string {
  if (isSecretParameter(name)) return masks.credential(value);
  const decoded = decodeParameter(value);
  const masked = sensitivityOf(name) === 'personal' ? masks.shape(decoded) : plain(decoded);
  return masked === decoded ? value : encodeURIComponent(masked);
}

/** Masks secrets that are known by their looks. */
function looksStage(masks: Masks, secrets: Secrets): Stage {
  return (text) => {
    const pieces: Piece[] = [];
    let done = 0;
    for (const match of text.matchAll(anyPattern)) {
      const [found] = match;
      if (secrets.isIdentifier(found)) continue;
      const index = patterns.findIndex((_, each) => match.groups?.[`p${each}`] !== undefined);
      const masked = patterns[index]?.[1](found, masks) ?? found;
      if (masked === found) continue;
      pieces.push(text.slice(done, match.index), { masked });
      done = match.index + found.length;
    }
    return done === 0 ? [text] : [...pieces, text.slice(done)];
  };
}

function decodeParameter(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return value;
  }
}
