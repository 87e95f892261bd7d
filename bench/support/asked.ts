import autocannon, { type Request as Call, type Options } from 'autocannon';
import { basePath } from '../../schemas/operations.ts';
import type { Served } from './served.ts';

/** What is asked of a bank, over and over. A journey is ten calls about a consent that is made, used, read and deleted. */
export const asked = ['GET /accounts', 'GET consent', 'POST consent', 'DELETE consent', 'journey'] as const;

export type Asked = (typeof asked)[number];

const body = JSON.stringify({ Data: { Permissions: ['ReadAccountsBasic', 'ReadBalances'] }, Risk: {} });
const consents = `${basePath}/account-access-consents`;

const idIn = (answer: string) => (JSON.parse(answer) as { Data: { ConsentId: string } }).Data.ConsentId;

interface OfConnection {
  id?: string;
}

function callsOf({ client, token }: Served) {
  const [own, given] = [client, token].map((each) => ({ authorization: `Bearer ${each}` }));
  const ofThis = (call: Call, context: object): Call => ({
    ...call,
    path: `${consents}/${(context as OfConnection).id}`,
  });
  const make = {
    method: 'POST',
    path: consents,
    headers: { ...own, 'content-type': 'application/json' },
    body,
  } as const;
  return {
    accounts: { method: 'GET', path: `${basePath}/accounts`, headers: given },
    make,
    /** Notes which it was for the calls that follow on the same connection. */
    begin: {
      ...make,
      onResponse: (_status: number, answer: string, context: object) => {
        (context as OfConnection).id = idIn(answer);
      },
    },
    read: { method: 'GET', headers: own, setupRequest: ofThis },
    end: { method: 'DELETE', headers: own, setupRequest: ofThis },
    /** Reads or deletes one that is known before. */
    of: (method: 'GET' | 'DELETE', next: () => string) => ({
      ...{ method, headers: own },
      setupRequest: (call: Call): Call => ({ ...call, path: `${consents}/${next()}` }),
    }),
  } as const;
}

/** The ids of so many new consents. */
async function made(bank: Served, count: number): Promise<string[]> {
  const ids: string[] = [];
  const onResponse = (_status: number, answer: string) => void ids.push(idIn(answer));
  const requests = [{ ...callsOf(bank).make, onResponse }];
  await autocannon({ url: bank.origin, connections: Math.min(16, count), amount: count, requests, sampleInt: 50 });
  return ids;
}

/** Makes ready what is asked for so often, and tells what autocannon is to call. */
export async function callsFor(bank: Served, what: Asked, calls: number): Promise<Pick<Options, 'requests'>> {
  const { accounts, make, begin, read, end, of } = callsOf(bank);
  if (what === 'GET /accounts') return { requests: [accounts] };
  if (what === 'POST consent') return { requests: [make] };
  if (what === 'journey') {
    return { requests: [begin, read, accounts, accounts, accounts, accounts, accounts, accounts, read, end] };
  }
  // One more for each connection: autocannon makes a call ready before it knows whether it is sent.
  const ids = await made(bank, what === 'GET consent' ? 1 : calls + 512);
  const next = what === 'GET consent' ? () => ids[0] ?? '' : () => ids.pop() ?? '';
  return { requests: [of(what === 'GET consent' ? 'GET' : 'DELETE', next)] };
}
