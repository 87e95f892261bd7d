import { html, type Markup } from '../../reports/formats/html/markup.ts';

/** Words of a command line for a POSIX shell. */
export function inShell(words: readonly string[]): string {
  return words.map((word) => (/^[\w./:=@,+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)).join(' ');
}

/** The command that does what a page does, or will do; to be given in the folder of the workbench. */
export function sameCommand(...commands: readonly (readonly string[])[]): Markup | false {
  if (commands.length === 0) return false;
  const lines = commands.map((words) => `npx aisp-conformance ${inShell(words)}`).join('\n');
  return html`<section class="same" aria-labelledby="same-title"><h2 id="same-title">The same on the command line</h2>
<p class="quiet">In the folder of this workbench:</p>
<div class="command"><button type="button" class="copy" hidden>Copy <span class="vh">the command line</span></button><pre>${lines}</pre></div></section>`;
}
