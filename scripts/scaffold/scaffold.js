/**
 * Files to be written, and what their author does next.
 * @typedef {object} Scaffold
 * @property {readonly { readonly path: string, readonly text: string }[]} files paths in the checkout
 * @property {readonly string[]} next lines for the terminal
 */

/** Raised where no scaffold can be made: the message names the cure. */
export class ScaffoldError extends Error {}

/**
 * A text as a source quotes it.
 * @param {string} text
 */
export function quoted(text) {
  const plain = text.replaceAll('\\', '\\\\');
  if (!plain.includes("'")) return `'${plain}'`;
  return plain.includes('"') ? `'${plain.replaceAll("'", "\\'")}'` : `"${plain}"`;
}

/**
 * A member with a text, on two lines where it is too long for one.
 * @param {string} name
 * @param {string} text
 */
export function member(name, text) {
  const line = `  ${name}: ${quoted(text)},`;
  return line.length <= 120 ? line : `  ${name}:\n    ${quoted(text)},`;
}
