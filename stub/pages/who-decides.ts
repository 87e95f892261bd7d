import type { Pending } from '../access/door.ts';
import type { Customer, World } from '../data/world.ts';
import type { Problem } from './layout.tsx';

/** Who decides, as far as that is settled, and what is wrong with the choice. */
export interface WhoDecides {
  readonly customer?: Customer;
  readonly problem?: Problem;
}

/** Looks up the chosen customer. Where a consent was authorised before, that is settled, and another choice is a problem. */
export function whoDecides(world: Pick<World, 'customer'>, pending: Pending, hint: string | undefined): WhoDecides {
  const fixed = pending.customerKey === undefined ? undefined : world.customer(pending.customerKey);
  const chosen = hint === undefined ? undefined : world.customer(hint);
  if (pending.customerKey !== undefined) {
    if (fixed === undefined) throw new RangeError(`no customer ${pending.customerKey}`);
    if (hint === undefined || chosen?.key === fixed.key) return { customer: fixed };
    return { customer: fixed, problem: { message: `Only ${fixed.name}, who shared this before, can decide on it` } };
  }
  if (hint === undefined) return {};
  if (chosen !== undefined) return { customer: chosen };
  return {
    problem: { message: `This bank has no customer called “${hint}”: choose one of those below`, at: 'people' },
  };
}
