import { OAuthError } from '../../stub/access/oauth-error.ts';
import { AispError, type AispErrorCode } from '../public/aisp-error.ts';

/** Asks something of a bank that is open; what it cannot do is an AispError with this code. */
export type Ask = <T>(code: AispErrorCode, act: () => T | Promise<T>) => Promise<T>;

/** Asks a bank; `requireOpen` throws once that is closed. */
export function askOf(requireOpen: () => void): Ask {
  return async (code, act) => {
    requireOpen();
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof OAuthError)) throw error;
      throw new AispError(code, /[.?!]$/.test(error.message) ? error.message : `${error.message}.`, '', {
        cause: error,
      });
    }
  };
}
