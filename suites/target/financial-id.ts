import { inRange } from '../../schemas/releases.ts';
import type { Target } from './target.ts';

/** Of no organisation: so many noughts in a row were never given out. */
export const defaultFinancialId = '001580000000000AAA';

/**
 * The id of the bank that every call of the interface carries as `x-fapi-financial-id`; none from release 3.1.2 on, which has no
 * such header any more.
 */
export function financialIdOf({ release, financialId = defaultFinancialId }: Pick<Target, 'release' | 'financialId'>): {
  readonly financialId?: string;
} {
  return inRange(release, { until: '3.1.1' }) ? { financialId } : {};
}
