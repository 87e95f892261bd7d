import type { RecordedExchange } from '../core/archive.ts';
import { json } from '../core/evidence.ts';
import { textAt } from '../core/json.ts';

/** Where a call may have followed one of several links, the first of these is taken: the one that tells most comes first. */
const names = ['Next', 'Prev', 'Self', 'First', 'Last'] as const;

/** A link, and the id of the page that shows it. */
export interface Link {
  readonly name: (typeof names)[number];
  readonly of: string;
}

/**
 * The links of the pages that a session showed, by where they lead. Whoever calls the URL of a link has followed it, whatever
 * they meant: what a link must lead to must be there.
 */
export class Links {
  readonly #found = new Map<string, Link[]>();
  readonly #followed = new Set<Link>();
  readonly #times = new Map<string, number>();

  /** Keeps the links of a page; those of an answer that is no page among several tell nothing of paging. */
  keep(session: number, exchange: RecordedExchange): void {
    const links = names.flatMap((name) => {
      const to = textAt(json(exchange), 'Links', name);
      return to === undefined ? [] : [{ name, to }];
    });
    if (!links.some(({ name }) => name === 'Next' || name === 'Prev')) return;
    for (const { name, to } of links) {
      const key = `${session} ${to}`;
      this.#found.set(key, [...(this.#found.get(key) ?? []), { name, of: exchange.id }]);
    }
  }

  /**
   * The link that a call followed, of those that no call has followed so far: the kind that was followed least, of the page
   * that came last. A call that was made before does not count as following Next again, or the walk would be a circle.
   */
  behind(session: number, url: string, isFirst: boolean): Link | undefined {
    const found = this.#found.get(`${session} ${url}`) ?? [];
    const open = found.filter((each) => (isFirst || each.name !== 'Next') && !this.#followed.has(each));
    const times = (name: Link['name']) => this.#times.get(`${session} ${name}`) ?? 0;
    const weight = ({ name }: Link) => (name === 'Next' ? -1 : times(name));
    const [link] = open
      .toReversed()
      .toSorted((one, other) => weight(one) - weight(other) || names.indexOf(one.name) - names.indexOf(other.name));
    if (link === undefined) return undefined;
    this.#followed.add(link);
    this.#times.set(`${session} ${link.name}`, times(link.name) + 1);
    return link;
  }
}
