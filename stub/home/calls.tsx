import type { Journal } from '../journal/journal.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';

/** How many calls the page shows. */
const shownCalls = 25;

type Refusal = JournalEntry['refusals'][number];

function Reason({ refusal }: { readonly refusal: Refusal }) {
  const { guard, message, follows, accepted } = refusal;
  return (
    <>
      <p>{`Refused at ${guard}: ${message}.`}</p>
      <p>{`Accepted would be: ${accepted}`}</p>
      {follows.map(({ statement, says, clause, link, rules }) => (
        <p class="quiet">
          {statement === undefined ? '' : `${statement}: `}
          {says === undefined ? '' : `${says} `}
          {link === undefined ? (clause ?? '') : <a href={link}>{clause ?? link}</a>}
          {rules.length === 0 ? '' : `, judged by ${rules.join(', ')}`}
        </p>
      ))}
    </>
  );
}

function Call({ entry }: { readonly entry: JournalEntry }) {
  const { id, at, method, path, status, durationMs, release, client, persona, consent, refusals, changes } = entry;
  const who = [client, persona, consent].filter((part) => part !== undefined).join(', ');
  const by = release === undefined ? '' : `, release ${release}`;
  return (
    <li class={refusals.length === 0 ? undefined : 'refused'}>
      <p class="call">{`${method} ${path}`}</p>
      <p>
        {`${status === 0 ? 'No answer' : status} in ${Math.round(durationMs)} ms at `}
        <time datetime={at}>{at}</time>
        {`${by}${who === '' ? '' : `, by ${who}`}`}
      </p>
      {refusals.map((refusal) => (
        <Reason refusal={refusal} />
      ))}
      {changes.length === 0 ? null : <p class="quiet">{`Faults and variants: ${changes.join(', ')}`}</p>}
      <p>
        <a href={`/stub/journal/entries/${encodeURIComponent(id)}`}>
          All of it<span class="unseen">{`: ${method} ${path}`}</span>
        </a>
      </p>
    </li>
  );
}

/** The last calls, the newest first. */
export function Calls({ entries }: { readonly entries: readonly JournalEntry[] }) {
  if (entries.length === 0) return <p>Nobody has called yet.</p>;
  return (
    <ol class="list" reversed>
      {entries.map((entry) => (
        <Call entry={entry} />
      ))}
    </ol>
  );
}

/** The calls that the page shows. */
export async function lastCalls(journal: Journal | undefined): Promise<readonly JournalEntry[]> {
  return (await journal?.entries({ limit: shownCalls }))?.toReversed() ?? [];
}

/** The journal, which a script keeps at the present. */
export function JournalSection({ entries }: { readonly entries: readonly JournalEntry[] }) {
  return (
    <section id="journal">
      <h2>Calls, and why they were refused</h2>
      <p id="live" role="status">
        <a href="/#journal">Load the page again</a> to see new calls.
      </p>
      <div id="calls">
        <Calls entries={entries} />
      </div>
      <p>
        As <a href="/stub/journal/entries">JSON</a> or <a href="/stub/journal/har">HAR</a>, which aisp judge takes.
      </p>
      <form method="post" action="/stub/home/forget-calls">
        <button class="plain" type="submit">
          Forget all calls
        </button>
      </form>
    </section>
  );
}
