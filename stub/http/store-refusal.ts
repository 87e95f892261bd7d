import { rfcClause } from '../../schemas/statements/clause.ts';
import { StoreError, type StoreErrorCode } from '../state/store.ts';
import { ApiError, ownCode } from './api-error.ts';
import { because } from './why.ts';

/** After how many seconds a call may be made again, by what was wrong with the store. */
const seconds: Readonly<Partial<Record<StoreErrorCode, number>>> = {
  STORE_AWAY: 5,
  STORE_BUSY: 1,
  STORE_FULL: 60,
  STORE_LOST: 60,
};

/**
 * How a call is refused that the store cannot bear now, though it may later; undefined for whatever else went wrong.
 * Clause: RFC 7231, sections 6.6.4 and 7.1.3.
 */
export function storeRefusal(error: unknown): ApiError | undefined {
  const after = error instanceof StoreError ? seconds[error.code] : undefined;
  if (after === undefined || !(error instanceof StoreError)) return undefined;
  const { message } = error;
  const why = because('bank', rfcClause(7231, '6.6.4'), () => `The same call, ${after} s later. ${message}`);
  return new ApiError(503, [{ errorCode: ownCode('Store.Unavailable'), message, why }], {
    'retry-after': String(after),
  });
}
