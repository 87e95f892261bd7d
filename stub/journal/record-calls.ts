import type { IncomingMessage } from 'node:http';
import type { Fetch } from '../http/fetch.ts';
import type { Journal } from './journal.ts';
import type { NotedCall } from './noted-call.ts';

/**
 * Reading the control plane is no call of the bank, and neither is the page for developers: whoever watches the journal would see
 * nothing but themselves.
 */
function isWatching(method: string, url: string): boolean {
  const path = url.indexOf('/', url.indexOf('//') + 2);
  if (url.startsWith('/stub/', path)) return method === 'GET' || url.startsWith('/stub/home/', path);
  return method === 'GET' && (path === url.length - 1 || url.startsWith('/?', path));
}

/** What the adapter makes for each call. */
interface Environment {
  readonly incoming?: IncomingMessage;
  notes?: NotedCall;
}

/** Has a journal note every call that comes, with what those who answer it note on their way. */
export function recordCalls(usual: Fetch, journal: Journal): Fetch {
  return (request, given: Environment = {}) => {
    // Whoever calls without a connection may use their object again.
    const env = given.incoming === undefined ? { ...given } : given;
    if (isWatching(request.method, request.url)) return usual(request, env);
    const notes = journal.begin(request, env.incoming);
    env.notes = notes;
    const answer = usual(request, env);
    if (!(answer instanceof Promise)) return finished(journal, notes, answer);
    return answer.then(
      (made) => finished(journal, notes, made),
      (error: unknown) => {
        notes.refusal ??= error;
        notes.over(undefined);
        journal.add(notes);
        throw error;
      },
    );
  };
}

function finished(journal: Journal, notes: NotedCall, response: Response): Response {
  if (notes.over(response)) {
    journal.add(notes);
    return response;
  }
  if (response.bodyUsed) journal.add(notes);
  else journal.addLater(notes, notes.keep(response.clone()));
  return response;
}
