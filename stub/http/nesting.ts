/** Levels of lists and objects that a request may have; no message of the standard has ten. */
const deepest = 32;

/** True for text that is JSON and nested deeper than any request need be: whoever follows it level by level runs out of stack. */
export function isNestedTooDeep(text: string): boolean {
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{}\]]/gs)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}
