import {
  isObject,
  type JsonObject,
  listIn,
  type Misbehaviour,
  type SeenCall,
  spoilBodies,
} from '../misbehaving-proxy.ts';

/** A page as a caller sees it: how many links it is away from where the walk began, and the page that it was reached from. */
interface Page {
  readonly depth: number;
  readonly before: JsonObject | undefined;
}

/** Changes pages of lists in place, told how far each is from the first of its walk. */
function walking(change: (body: JsonObject, page: Page, call: SeenCall) => void): Misbehaviour['between'] {
  return (bank) => {
    const led = new Map<string, Page>();
    return spoilBodies((body, call) => {
      const page = led.get(call.request.url) ?? { depth: 0, before: undefined };
      const next = linkIn(body, 'Next');
      if (next !== undefined) led.set(next, { depth: page.depth + 1, before: structuredClone(body) });
      change(body, page, call);
    })(bank);
  };
}

function linkIn(body: JsonObject, name: string): string | undefined {
  const link = isObject(body.Links) ? body.Links[name] : undefined;
  return typeof link === 'string' ? link : undefined;
}

/** Departures in how a list is cut into pages, where the first page shows nothing of them. */
export const pages: readonly Misbehaviour[] = [
  {
    title: 'loses the row at the top of the page that a walk of three or more ends on',
    profile: 'full',
    breaks: ['AISP-PAG-012'],
    between: walking((body, { depth }) => {
      const list = listIn(body);
      if (depth > 1 && linkIn(body, 'Next') === undefined) list?.keep(list.records.slice(1));
    }),
  },
  {
    title: 'shows the last row of a page again at the top of the next, from the third page on',
    profile: 'full',
    breaks: ['AISP-PAG-012'],
    between: walking((body, { depth, before }) => {
      const [list, above] = [listIn(body), before === undefined ? undefined : listIn(before)];
      const again = above?.records.at(-1);
      if (depth > 1 && again !== undefined) list?.keep([again, ...list.records]);
    }),
  },
  {
    title: 'leaves Next out of the second page of a list that has more',
    profile: 'service',
    breaks: ['AISP-PAG-002'],
    between: walking((body, { depth }) => {
      if (depth === 1 && isObject(body.Links)) delete body.Links.Next;
    }),
  },
  {
    title: 'counts records in TotalPages',
    profile: 'service',
    breaks: ['AISP-PAG-008'],
    between: spoilBodies((body) => {
      const count = listIn(body)?.records.length ?? 0;
      if (count > 0 && isObject(body.Meta) && typeof body.Meta.TotalPages === 'number') body.Meta.TotalPages *= count;
    }),
  },
];
