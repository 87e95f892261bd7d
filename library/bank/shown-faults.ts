import type { OAuthError } from '../../stub/access/oauth-error.ts';
import type { Bank } from '../../stub/bank.ts';
import type { AispErrorCode } from '../public/aisp-error.ts';
import type { Faults } from '../public/faults.ts';
import type { Ask } from './ask.ts';

/** What goes wrong at a bank at run time, as callers of the library have it go wrong. */
export function shownFaults({ control: { faults } }: Pick<Bank, 'control'>, ask: Ask): Faults {
  return {
    add: (wanted) => ask(refusalOf, () => faults.add(wanted)),
    list: () => faults.list(),
    remove: (id) => ask('BAD_FAULT', () => faults.remove(id)),
    clear: () => ask('BAD_FAULT', () => faults.clear()),
  };
}

function refusalOf({ status }: OAuthError): AispErrorCode {
  return status === 409 ? 'FIXED_AT_START' : 'BAD_FAULT';
}
