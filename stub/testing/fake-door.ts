import { permissionCodes } from '../../schemas/permissions.ts';
import { defaultClients } from '../access/clients.ts';
import type { Door, Pending } from '../access/door.ts';
import { loginText } from '../access/login.ts';
import type { Consent } from '../consents/consent.ts';

/** A decision that reached the door. */
export interface Decided {
  readonly decision: 'approve' | 'reject';
  readonly customer: string | undefined;
  readonly accountIds: readonly string[];
}

export interface FakeDoorOptions {
  /** Where the browser is sent after a decision; the decision is added as `?decision=`. */
  readonly returnTo: string;
  readonly consent?: Partial<Consent>;
  readonly clientName?: string;
  /** The customer who authorised the consent before. */
  readonly customerKey?: string;
}

export const fakeUid = 'a-waiting-authorisation';

/** What binds the authorisation to the browser in which it was begun. */
export const fakeCookie = `_interaction=${fakeUid}`;

const consent: Consent = {
  consentId: 'aac-1',
  clientId: 'harbour-aisp',
  creationDateTime: '2026-06-15T12:00:00+00:00',
  status: 'AwaitingAuthorisation',
  statusUpdateDateTime: '2026-06-15T12:00:00+00:00',
  permissions: permissionCodes,
};

/** A door behind which one authorisation waits until it is decided on, for tests of the pages without a provider. */
export function fakeDoor({ returnTo, clientName, customerKey, ...options }: FakeDoorOptions) {
  const decided: Decided[] = [];
  const client = defaultClients[0];
  if (client === undefined) throw new TypeError('There is no client');
  const waiting: Pending = {
    uid: fakeUid,
    client: { ...client, ...(clientName === undefined ? {} : { name: clientName }) },
    consent: { ...consent, ...options.consent },
    ...(customerKey === undefined ? {} : { customerKey }),
  };
  const settle = async (entry: Decided) => {
    decided.push(entry);
    return new Response(null, { status: 303, headers: { location: `${returnTo}?decision=${entry.decision}` } });
  };
  const door: Door = {
    pending: async (request, uid) => {
      const own = (request.headers.get('cookie') ?? '').split('; ').includes(fakeCookie);
      return own && uid === fakeUid && decided.length === 0 ? waiting : undefined;
    },
    approve: (_request, _pending, { customer, accountIds, faults = [] }) =>
      settle({ decision: 'approve', customer: loginText(customer.key, faults), accountIds }),
    reject: (_request, _pending, customer) => settle({ decision: 'reject', customer: customer?.key, accountIds: [] }),
  };
  return { door, decided };
}
