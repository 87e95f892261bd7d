import { type Content, html } from '../../reports/formats/html/markup.ts';
import type { Problem } from '../problem.ts';
import { pageHeaders } from '../safety/page-headers.ts';

/** The places that every page leads to. */
const places = { '/': 'Files', '/run': 'Run', '/history': 'History', '/rules': 'Rules' } as const;

export interface Page {
  /** Its heading, and its title. */
  readonly title: string;
  readonly content: Content;
  /** Which of the places it belongs to; without one it leads nowhere. */
  readonly place?: keyof typeof places;
  /** What was wrong with what was sent. */
  readonly problem?: (Pick<Problem, 'message' | 'cure'> & Partial<Pick<Problem, 'status'>>) | undefined;
  /** What was done. */
  readonly done?: string | undefined;
  readonly status?: number;
  /** Seconds after which a browser without scripts loads the page again. */
  readonly reload?: number;
}

/** A page as an answer: one heading, above it what went wrong or was done, which takes the focus so that a screen reader begins there. */
export function page({ title, content, place, problem, done, status = 200, reload }: Page): Response {
  const told =
    problem !== undefined
      ? html`<div class="told fail" role="alert" tabindex="-1" autofocus><h2>This was not done</h2><p>${problem.message}</p>${problem.cure !== '' && html`<p>${problem.cure}</p>`}</div>`
      : done !== undefined && html`<div class="told pass" role="status" tabindex="-1" autofocus><p>${done}</p></div>`;
  const { text } = html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${reload !== undefined && html`<noscript><meta http-equiv="refresh" content="${reload}"></noscript>`}
<title>${problem !== undefined && 'Error: '}${title} – aisp workbench</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css">
<script src="/script.js" defer></script>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="top"><div class="wide"><p><b>aisp workbench</b> <span class="quiet">on this machine only</span></p></div></header>
${
  place !== undefined &&
  html`<nav aria-label="Workbench"><div class="wide"><ul>${Object.entries(places).map(
    ([path, name]) =>
      html`<li>${path === place ? html`<a href="${path}" aria-current="true">${name}</a>` : html`<a href="${path}">${name}</a>`}</li>`,
  )}</ul></div></nav>`
}
<main id="main" class="wide" tabindex="-1">
${told}
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
  return new Response(text, {
    status: problem?.status ?? (problem === undefined ? status : Math.max(status, 400)),
    headers: { ...pageHeaders, 'content-type': 'text/html; charset=utf-8' },
  });
}
