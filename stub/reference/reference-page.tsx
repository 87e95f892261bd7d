import { raw } from 'hono/html';
import type { Persona } from '../data/world.ts';
import { documents } from './documents.ts';
import { style } from './style.ts';

interface ReferenceProps {
  readonly shown: keyof typeof documents;
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
export function ReferencePage({ shown, personas }: ReferenceProps) {
  const { title, document } = documents[shown];
  const isControlled = personas.length > 0;
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
            {Object.entries(documents)
              .filter(([name]) => name === 'bank' || isControlled)
              .map(([name, each]) => (
                <a href={each.path} aria-current={name === shown ? 'page' : undefined}>
                  {each.title}
                </a>
              ))}
            <a href={document}>As JSON</a>
          </nav>
          {isControlled && shown === 'bank' ? <Token personas={personas} /> : null}
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
