import { createHash } from 'node:crypto';

/** A page as the listener sends it. */
export interface Page {
  readonly status: number;
  readonly title: string;
  readonly text: string;
  /** Hands the fragment of its own address over: a server never sees it. */
  readonly postsFragment?: boolean;
}

/** Reloads the page with what the listener makes of the fragment. */
const script = `fetch(location.pathname,{method:'POST',headers:{'content-type':'application/x-www-form-urlencoded'},body:location.hash.slice(1)}).then(r=>r.text()).then(t=>{history.replaceState(null,'',location.pathname);document.documentElement.innerHTML=new DOMParser().parseFromString(t,'text/html').documentElement.innerHTML})`;
const scriptHash = createHash('sha256').update(script).digest('base64');
const style = 'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem}';
const styleHash = createHash('sha256').update(style).digest('base64');

export const pages = {
  received: {
    status: 200,
    title: 'The answer has come',
    text: 'You can close this window. The run goes on; what it asks next stands in its terminal.',
  },
  fragment: {
    status: 200,
    title: 'One moment',
    text: 'The answer of the bank is handed to the run. This needs JavaScript.',
    postsFragment: true,
  },
  unknown: {
    status: 400,
    title: 'Not the answer that the run waits for',
    text: 'It belongs to another authorisation. Open the address that stands last in the terminal of the run.',
  },
  empty: {
    status: 400,
    title: 'No answer',
    text: 'The bank sent neither a code nor an error. Open the address that stands last in the terminal of the run.',
  },
  nothing: { status: 404, title: 'Nothing here', text: 'Open the address that stands in the terminal of the run.' },
} as const satisfies Readonly<Record<string, Page>>;

export const pageHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'content-security-policy': `default-src 'none'; script-src 'sha256-${scriptHash}'; style-src 'sha256-${styleHash}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};

/** All text is our own: nothing of a request is shown. */
export function renderPage({ title, text, postsFragment }: Page): string {
  return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${text}</p></main>${postsFragment ? `<script>${script}</script>` : ''}</body>
</html>
`;
}
