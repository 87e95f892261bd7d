import { raw } from 'hono/html';
import type { Persona } from '../data/world.ts';
import type { ShownDocument } from './documents.ts';
import { style } from './style.ts';

interface ReferenceProps {
  readonly shown: ShownDocument;
  /** All that there are. */
  readonly documents: readonly ShownDocument[];
  /** Whose token may be had by a click; nobody's where the bank has no control plane. */
  readonly personas: readonly Persona[];
}

function Token({ personas }: Pick<ReferenceProps, 'personas'>) {
  return (
    <form id="token" hidden>
      <label>
        {'Try it out as '}
        <select name="persona">
          {personas.map(({ hint, description }) => (
            <option value={hint} selected={hint === 'household'}>{`${hint}: ${description}`}</option>
          ))}
        </select>
      </label>{' '}
      <button type="submit">Get a token</button>
      <output />
    </form>
  );
}

/** The page that shows an OpenAPI document of the bank. */
export function ReferencePage({ shown, documents, personas }: ReferenceProps) {
  const { title, document, ofBank } = shown;
  return (
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} – reference`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/reference/swagger-ui.css" />
        <style>{raw(style)}</style>
      </head>
      <body>
        <header>
          <nav aria-label="Documents">
            {documents.map((each) => (
              <a href={each.path} aria-current={each === shown ? 'page' : undefined}>
                {each.title}
              </a>
            ))}
            <a href={document}>As JSON</a>
          </nav>
          {personas.length > 0 && ofBank ? <Token personas={personas} /> : null}
        </header>
        <div id="reference" data-document={document}>
          <noscript>
            <p>This page needs scripts. What it would show is at {document}.</p>
          </noscript>
        </div>
        <script src="/reference/swagger-ui-bundle.js" />
        <script src="/reference/show.js" />
      </body>
    </html>
  );
}
