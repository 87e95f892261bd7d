import type { AvailablePeriod } from '../reading/reader.ts';

/** Where an answer and its neighbours are found: absolute URIs. */
export interface LinkTargets {
  readonly self: string;
  readonly first?: string;
  readonly prev?: string;
  readonly next?: string;
  readonly last?: string;
}

/** `Links`. Clause: read-write-data-api-profile, Links and Pagination. */
export function links(targets: LinkTargets): unknown {
  return {
    Self: targets.self,
    First: targets.first,
    Prev: targets.prev,
    Next: targets.next,
    Last: targets.last,
  };
}

/** What `Meta` tells of a list. */
export interface MetaFacts extends Partial<AvailablePeriod> {
  readonly totalPages: number;
}

/** `Meta`. Clause: Using Meta to identify Available Transaction Period, in the account and transaction profile. */
export function meta(facts: MetaFacts): unknown {
  return {
    TotalPages: facts.totalPages,
    FirstAvailableDateTime: facts.firstAvailableDateTime,
    LastAvailableDateTime: facts.lastAvailableDateTime,
  };
}
