import { OAuthError } from '../../stub/access/oauth-error.ts';
import { asAispError } from '../as-aisp-error.ts';
import { AispError, type AispErrorCode } from '../public/aisp-error.ts';

/** Asks something of a bank that is open; what it cannot do is an AispError with this code, or with that of the refusal. */
export type Ask = <T>(
  code: AispErrorCode | ((refusal: OAuthError) => AispErrorCode),
  act: () => T | Promise<T>,
) => Promise<T>;

/** Asks a bank; `requireOpen` throws once that is closed. */
export function askOf(requireOpen: () => void): Ask {
  return async (code, act) => {
    requireOpen();
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof OAuthError)) throw asAispError(error);
      const own = typeof code === 'string' ? code : code(error);
      const message = /[.?!]$/.test(error.message) ? error.message : `${error.message}.`;
      throw asAispError(new AispError(own, message, '', { cause: error }));
    }
  };
}
