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

const codes: Readonly<Record<string, AispErrorCode>> = {
  fixed_at_start: 'FIXED_AT_START',
  cannot_show: 'CANNOT_SHOW',
};

function refusalOf({ error }: OAuthError): AispErrorCode {
  return codes[error] ?? 'BAD_FAULT';
}
