import type { Transport } from '../../../suites/client/transport.ts';
import { type Misbehaviour, type SeenCall, seenCall, spoilAnswers } from '../misbehaving-proxy.ts';

/** Puts another Authorization header in the place of the one that came; undefined leaves it. */
function reading(change: (value: string) => string | undefined): Misbehaviour['between'] {
  return (bank) => async (request, timeoutMs) => {
    const entry = Object.entries(request.headers).find(([name]) => name.toLowerCase() === 'authorization');
    const other = entry === undefined ? undefined : change(entry[1]);
    const headers =
      entry === undefined || other === undefined ? request.headers : { ...request.headers, [entry[0]]: other };
    return await bank({ ...request, headers }, timeoutMs);
  };
}

/** Answers calls to some paths that come without credentials with the last answer to a call that had some. */
function openTo(isOpen: (call: SeenCall) => boolean): Misbehaviour['between'] {
  return (bank) => {
    const known = new Map<string, Awaited<ReturnType<typeof bank>>>();
    return spoilAnswers((response, call) => {
      if (call.method !== 'GET' || !isOpen(call)) return response;
      if (response.status === 200) known.set(call.path, response);
      const named = Object.keys(call.request.headers).some((name) => name.toLowerCase() === 'authorization');
      const id = Object.entries(call.request.headers).find(([name]) => name.toLowerCase() === 'x-fapi-interaction-id');
      const before = named ? undefined : known.get(call.path);
      if (before === undefined) return response;
      const played = before.headers.filter(([name]) => name.toLowerCase() !== 'x-fapi-interaction-id');
      return {
        ...before,
        headers: [...played, ['x-fapi-interaction-id', id?.[1] ?? '7f9a3c1e-2a49-4c5e-9d55-3f1f6a2b8c10']],
      };
    })(bank);
  };
}

/** Where the bank refuses a list of an account that nobody was shown, answers as if the list were empty. */
function emptyForUnknown(bank: Transport): Transport {
  const shown = new Set<string>();
  return spoilAnswers((response, { method, path, request }) => {
    const [, id, list] = /^\/accounts\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
    for (const [, known = ''] of text(response.body).matchAll(/"AccountId":"([^"]+)"/g)) shown.add(known);
    const record = listNames[list ?? ''];
    if (method !== 'GET' || id === undefined || record === undefined) return response;
    if (shown.has(id) || ![400, 403, 404].includes(response.status)) return response;
    const body = { Data: { [record]: [] }, Links: { Self: request.url }, Meta: { TotalPages: 1 } };
    return { ...response, status: 200, body: new TextEncoder().encode(JSON.stringify(body)) };
  })(bank);
}

const listNames: Readonly<Record<string, string>> = {
  balances: 'Balance',
  'direct-debits': 'DirectDebit',
  'standing-orders': 'StandingOrder',
  transactions: 'Transaction',
};

/** Gives a call for the accounts the answer to another that is under way: they have the same address. */
function sharedAnswers(bank: Transport): Transport {
  let underWay: ReturnType<Transport> | undefined;
  return async (request, timeoutMs) => {
    const own = bank(request, timeoutMs);
    if (seenCall(request)?.path !== '/accounts' || request.method !== 'GET') return await own;
    const first = underWay;
    underWay ??= own;
    try {
      const answer = await own;
      return first === undefined ? answer : { ...answer, body: (await first).body };
    } finally {
      if (first === undefined) underWay = undefined;
    }
  };
}

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** Departures in who is let in, and in what a parser does not show. */
export const access: readonly Misbehaviour[] = [
  {
    title: 'takes an access token for one whatever stands before it, or nothing',
    profile: 'service',
    breaks: ['AISP-SEC-005'],
    between: reading((value) => (/^[^ ]+$/.test(value) ? `Bearer ${value}` : undefined)),
  },
  {
    title: 'takes the word Bearer in its usual letters only',
    profile: 'full',
    breaks: ['AISP-SEC-901'],
    between: reading((value) => (value.startsWith('bearer ') ? `Unknown ${value.slice(7)}` : undefined)),
  },
  {
    title: 'shows balances to whoever comes without a token, and nothing else',
    profile: 'service',
    breaks: ['AISP-SEC-001'],
    between: openTo(({ path }) => path.endsWith('/balances')),
  },
  {
    title: 'adds an interaction id to every answer, beside the one that is there',
    profile: 'full',
    breaks: ['AISP-HDR-901'],
    between: spoilAnswers((response) => ({
      ...response,
      headers: [['X-Fapi-Interaction-Id', '0f6f0a3c-9f0e-4a57-8a3e-3b6f1d1c2a77'], ...response.headers],
    })),
  },
  {
    title: 'writes the currency of an amount twice into its object',
    profile: 'service',
    breaks: ['AISP-ENV-911'],
    between: spoilAnswers((response) => ({
      ...response,
      body: new TextEncoder().encode(text(response.body).replaceAll(/("Currency":"[A-Z]{3}")/g, '"Currency":"XXX",$1')),
    })),
  },
  {
    title: 'answers the lists of an account that does not exist by an empty one each',
    profile: 'service',
    breaks: ['AISP-HTTP-012'],
    between: emptyForUnknown,
  },
  {
    title: 'shows the accounts of one PSU to another whose call is under way at the same time',
    profile: 'service',
    breaks: ['AISP-SEC-009'],
    sideBySide: true,
    between: sharedAnswers,
  },
];
