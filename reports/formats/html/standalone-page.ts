import { createHash } from 'node:crypto';
import { html, type Markup, trusted } from './markup.ts';

/** What a page says, and all that it has beside that: a page in one file. */
export interface StandalonePage {
  readonly title: string | Markup;
  readonly style: string;
  /** Its only script; without one it runs none. */
  readonly script?: string;
  /** Of the body. */
  readonly className?: string;
  readonly body: Markup;
}

/** A page that needs nothing else and may load nothing; it runs its own script and no other. */
export function standalonePage({ title, style, script, className, body }: StandalonePage): string {
  const runs = script === undefined ? '' : `script-src '${sha256(script)}'; `;
  const policy = `default-src 'none'; style-src '${sha256(style)}'; ${runs}base-uri 'none'; form-action 'none'`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${trusted(style)}</style>
</head>
<body${className !== undefined && html` class="${className}"`}>
${body}
${
  script !== undefined &&
  html`<script>${trusted(script)}</script>
`
}</body>
</html>
`.text;
}

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
