import { ownBank } from '../data/identifiers.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';
import { Head } from '../pages/head.tsx';
import { documentsOf } from '../reference/documents.ts';
import { BeginAnew } from './begin-anew.tsx';
import { JournalSection } from './calls.tsx';
import { Clock } from './clock.tsx';
import { Consents } from './consents.tsx';
import { Faults } from './faults.tsx';
import { FirstCalls, ToCopy } from './first-calls.tsx';
import type { Shown } from './home-bank.ts';
import { People } from './people.tsx';
import { style } from './style.ts';

const title = 'For developers';

/** Takes the focus when the page opens, without a script, so that a screen reader begins here. */
const takesFocus = { tabindex: -1, autofocus: true } as const;

function Told({ done, problem }: { readonly done: Shown['done']; readonly problem: Shown['problem'] }) {
  if (problem !== undefined) {
    return (
      <div class="problem" role="alert" {...takesFocus}>
        <h2>This was not done</h2>
        <p>{problem}</p>
      </div>
    );
  }
  if (done === undefined) return null;
  return (
    <div class="done" role="status" {...takesFocus}>
      <h2>{done.title}</h2>
      {done.text === undefined ? null : <ToCopy what={done.title} text={done.text} />}
    </div>
  );
}

function Contents({ controlled, journal }: { readonly controlled: boolean; readonly journal: boolean }) {
  const parts = {
    'first-calls': 'First calls',
    people: 'Personas',
    ...(journal ? { journal: 'Calls' } : {}),
    ...(controlled ? { consents: 'Consents', clock: 'Clock', faults: 'Faults', reset: 'Begin anew' } : {}),
  };
  return (
    <nav aria-label="On this page">
      <ul>
        {Object.entries(parts).map(([id, name]) => (
          <li>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface HomeProps extends Shown {
  /** The newest first. */
  readonly entries: readonly JournalEntry[];
  /** True where the bank has pages of reference. */
  readonly hasReference: boolean;
}

/** What a browser is shown at `/`: what this bank is, what to call first, and all that can be done with it. */
export function HomePage({ entries, hasReference, ...shown }: HomeProps) {
  const { bank, control, why, done, problem } = shown;
  const { profile, releases } = bank;
  const journal = control?.journal !== undefined;
  return (
    <html lang="en-GB">
      <Head title={title} failed={problem !== undefined} style={style}>
        {control === undefined ? null : <script src="/stub/home/page.js" defer />}
      </Head>
      <body>
        <header>
          <p class="bank">{ownBank.name}</p>
          <p class="quiet">A bank for testing. Its people, accounts and money are invented.</p>
        </header>
        <main>
          <Told done={done} problem={problem} />
          <h1>{title}</h1>
          <p>
            {`The Open Banking Account Information API, ${releases.length === 1 ? 'release' : 'releases'} ${releases.join(' and ')}, as a bank of the profile ${profile.name} offers it: ${profile.description}`}
          </p>
          {hasReference ? (
            <p>
              <a href="/reference">Reference</a> with everything to try out, and the same as an{' '}
              {documentsOf(releases, false).map(({ document }, index) => (
                <>
                  {index === 0 ? '' : ', '}
                  <a href={document}>
                    {releases.length === 1 ? 'OpenAPI document' : `OpenAPI document of ${releases[index]}`}
                  </a>
                </>
              ))}
              .
            </p>
          ) : null}
          {why === undefined ? null : <p>{`What controls the bank is not shown: ${why}.`}</p>}
          <Contents controlled={control !== undefined} journal={journal} />
          <FirstCalls {...shown} />
          <People {...shown} />
          {journal ? <JournalSection entries={entries} /> : null}
          {control === undefined ? null : (
            <>
              <Consents consents={control.consents.list()} />
              <Clock reading={control.clock.read()} />
              <Faults bank={bank} running={control.faults.list()} />
              <BeginAnew bank={bank} />
            </>
          )}
        </main>
      </body>
    </html>
  );
}
