import type { Fault } from '../../stub/faults/fault.ts';
import type { Variant } from '../../stub/variants/variant.ts';

/**
 * A variant in the shape of a fault that breaks nothing, where it is one change of answers or of decisions and no more: a bank takes
 * either in the same way, so what is known of the honest bank serves for both. Undefined for any other.
 */
export function asFault(variant: Variant): Fault | undefined {
  const {
    response,
    token,
    behaviour,
    id,
    title,
    clause: _,
    warns: __,
    unseen: ___,
    profiles: ____,
    releases: _____,
    resembles: ______,
    ...more
  } = variant;
  if (Object.values(more).some((value) => value !== undefined)) return undefined;
  const described = { id, title, breaks: [] };
  const changes = [
    response && { ...described, response },
    token && { ...described, token },
    behaviour && { ...described, behaviour },
  ].filter((change) => change !== undefined);
  return changes.length === 1 ? changes[0] : undefined;
}
