import { OAuthError } from '../../access/oauth-error.ts';
import { instantOf, readDateTime } from '../../dates/iso-8601.ts';
import { json } from '../../http/reply.ts';
import type { EntryFilter } from '../../journal/entry-filter.ts';
import { entryStream } from '../../journal/entry-stream.ts';
import type { Journal } from '../../journal/journal.ts';
import type { Control } from '../control.ts';
import { type ControlCall, operation, type QueryParameter } from '../operation.ts';
import { entryList, fullEntry } from './journal-schema.ts';

const text = { type: 'string' } as const;

const filters: readonly QueryParameter[] = [
  {
    name: 'status',
    description: 'A status, or all of a kind: 403, 4xx.',
    schema: { type: 'string', pattern: '^[0-9][0-9x]{2}$' },
  },
  { name: 'client', description: 'Id of the client.', schema: text },
  { name: 'consent', description: 'The ConsentId.', schema: text },
  { name: 'persona', description: 'Name of the persona.', schema: text },
  { name: 'interactionId', description: 'The x-fapi-interaction-id that was answered.', schema: text },
  { name: 'release', description: 'Calls by this release, of a bank that speaks two.', schema: text },
  {
    name: 'since',
    description: 'Calls from this moment on, by the clock of the bank.',
    schema: { type: 'string', format: 'date-time' },
  },
  { name: 'after', description: 'Id of an entry: only calls that were over later.', schema: text },
  {
    name: 'refused',
    description: 'true for calls that were refused, and no others.',
    schema: { enum: ['true', 'false'] },
  },
];

const limit: QueryParameter = {
  name: 'limit',
  description: 'The last so many of them; 100 when left out.',
  schema: { type: 'integer', minimum: 1 },
};

const wrong = (description: string) => new OAuthError('invalid_request', description);

function journalOf({ journal }: Control): Journal {
  if (journal === undefined) throw wrong('This bank keeps no journal: start it with one');
  return journal;
}

/** The filter of a query. Throws an OAuthError for a value that nothing can be compared with. */
function filterOf({ query }: ControlCall): EntryFilter {
  const known = [...filters, limit].map(({ name }) => name);
  const unknown = [...query.keys()].find((name) => !known.includes(name));
  if (unknown !== undefined) throw wrong(`${unknown} is not known here; known are ${known.join(', ')}`);
  const found: Record<string, unknown> = Object.fromEntries(
    ['client', 'consent', 'persona', 'interactionId', 'release', 'after'].flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const [status, since, refused, count] = ['status', 'since', 'refused', 'limit'].map((name) => query.get(name));
  if (typeof status === 'string') {
    if (!/^\d[\dx]{2}$/.test(status)) throw wrong('status is written 403, or 4xx for all of a kind');
    found.status = status;
  }
  if (typeof since === 'string') {
    const moment = readDateTime(since);
    if (moment === undefined) throw wrong('since must be a date-time of ISO 8601, like 2017-04-05T10:43:07Z');
    found.since = new Date(instantOf(moment));
  }
  if (typeof refused === 'string') {
    if (refused !== 'true' && refused !== 'false') throw wrong('refused is true or false');
    found.refused = refused === 'true';
  }
  if (typeof count === 'string') {
    if (!/^[1-9]\d{0,6}$/.test(count)) throw wrong('limit must be a whole number above 0');
    found.limit = Number(count);
  }
  return found;
}

/** What the journal can be asked for. */
export const journalOperations = [
  operation({
    id: 'list-journal-entries',
    method: 'GET',
    path: '/stub/journal/entries',
    title: 'List the last calls',
    description:
      'Each with what was decided on its way, and of a refusal the statement it follows from, the rules that speak of it and what would have been accepted. The oldest come first. Headers and bodies are shown by the entry alone. Calls that read the control plane are not kept.',
    query: [...filters, limit],
    answers: { 200: { description: 'The entries that the filters let through.', schema: entryList } },
    act: async (control, call) => json(200, { entries: await journalOf(control).entries(filterOf(call)) }),
  }),
  operation({
    id: 'show-journal-entry',
    method: 'GET',
    path: '/stub/journal/entries/{EntryId}',
    title: 'Show one call',
    description: 'With its headers and bodies, masked. It is where Url of an error leads.',
    answers: { 200: { description: 'The entry.', schema: fullEntry } },
    act: async (control, { params: { EntryId = '' } }) => {
      const entry = await journalOf(control).entry(EntryId);
      if (entry === undefined)
        throw wrong(
          `The journal has no entry ${EntryId}: the last calls that this process answered are kept, and no others`,
        );
      return json(200, entry);
    },
  }),
  operation({
    id: 'clear-journal',
    method: 'DELETE',
    path: '/stub/journal/entries',
    title: 'Forget all calls',
    description: 'Whoever follows the journal goes on following it.',
    answers: { 204: { description: 'They are forgotten.' } },
    act: (control) => {
      journalOf(control).clear();
      return { status: 204 };
    },
  }),
  operation({
    id: 'follow-journal',
    method: 'GET',
    path: '/stub/journal/stream',
    title: 'Follow the calls as they come',
    description:
      'Server-sent events of the kind "entry". A client that was cut off sends Last-Event-ID and misses nothing that is still kept; after= does the same for a client that cannot. It ends when the bank does.',
    query: filters,
    answers: {
      200: {
        description: 'Events until the bank ends.',
        others: { 'text/event-stream': 'One entry as JSON in each event.' },
      },
    },
    act: (control, call) => {
      const { limit: _, ...filter } = filterOf(call);
      const last = call.request.headers.get('last-event-id');
      return entryStream(journalOf(control), last === null ? filter : { ...filter, after: last });
    },
  }),
  operation({
    id: 'write-journal-as-har',
    method: 'GET',
    path: '/stub/journal/har',
    title: 'Write the calls as HAR',
    description:
      'HAR 1.2, masked: "aisp judge" takes it as a recording from elsewhere. All that are kept, unless limit says otherwise.',
    query: [...filters, limit],
    answers: { 200: { description: 'The archive.', schema: { type: 'object', required: ['log'] } } },
    act: async (control, call) => json(200, await journalOf(control).har(filterOf(call))),
  }),
] as const;
