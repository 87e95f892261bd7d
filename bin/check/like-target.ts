import { bundledTarget } from '../../library/bank/bundled-target.ts';
import { type PermissionCode, permissionCodes } from '../../schemas/permissions.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import type { Bank } from '../../stub/bank.ts';
import type { Found, FoundToken } from '../../suites/check/found.ts';
import { listAt, textAt } from '../../suites/core/json.ts';
import { offeredCodes } from '../../suites/scenarios/consent-requests.ts';
import type {
  BankSideConfig,
  FlowConfig,
  ReadyMadeConfig,
  ReadyMadeToken,
  Target,
} from '../../suites/target/target.ts';

interface Stand {
  readonly profile: BankProfile;
  readonly baseUrl: string;
  readonly bank: Bank;
  readonly found: Found;
}

/** The bundled bank as a target that has what another target was found to have, and lacks what that lacks. */
export async function likeTarget(target: Target, stand: Stand): Promise<Target> {
  const { release, bankSide, tokens } = target;
  const { profile, baseUrl } = stand;
  const { bankSide: hooks, tokens: all, ...usual } = bundledTarget(baseUrl, { profile, release });
  const names = Object.keys(bankSide ?? {});
  const kept = Object.fromEntries(Object.entries(hooks ?? {}).filter(([name]) => names.includes(name)));
  const shaped = { ...usual, profile, bankSide: kept as BankSideConfig };
  if (tokens.kind === 'ready-made') return { ...shaped, tokens: await given(tokens, all, stand) };
  const less = lessOf(all, tokens);
  if (!stand.found.noPsuToken) return { ...shaped, tokens: less };
  const { always } = less.parameters;
  return { ...shaped, tokens: { ...less, parameters: { ...less.parameters, always: { ...always, ...nobody } } } };
}

/** A PSU whom the bundled bank does not know, so that nobody authorises. */
const nobody = { login_hint: 'nobody' };

/**
 * Of all that the bundled bank can be asked for, what a configuration asks of its own bank. A person can be asked for all but a
 * lifetime.
 */
function lessOf(all: FlowConfig, { kind, parameters, secondClient, otherScope }: FlowConfig): FlowConfig {
  const { secondClient: second, otherScope: scope, ...rest } = all;
  const asksPerson = kind === 'manual';
  const named = Object.entries(all.parameters).filter(
    ([name]) => name === 'always' || name === 'approve' || name in parameters || (asksPerson && name !== 'shortLived'),
  );
  return {
    ...rest,
    parameters: Object.fromEntries(named),
    ...(secondClient === undefined || second === undefined ? {} : { secondClient: second }),
    ...(otherScope === undefined || scope === undefined ? {} : { otherScope: scope }),
  };
}

const usualCodes: Readonly<Record<ReadyMadeToken['consent'], (code: PermissionCode) => boolean>> = {
  detail: (code) => !/PAN$|Basic$/.test(code),
  basic: (code) => !/PAN$|Detail$/.test(code),
  credits: (code) => /^ReadAccountsBasic$|^ReadTransactions(Basic|Credits)$/.test(code),
  debits: (code) => /^ReadAccountsBasic$|^ReadTransactions(Basic|Debits)$/.test(code),
  minimal: (code) => code === 'ReadAccountsBasic',
  expired: (code) => code === 'ReadAccountsBasic',
  'other-psu': (code) => code === 'ReadAccountsBasic',
};

/** Tokens of the bundled bank in place of those that were given, with the same said of them; none of those that the run leaves out. */
async function given(config: ReadyMadeConfig, all: Target['tokens'], stand: Stand): Promise<ReadyMadeConfig> {
  const { clientToken, otherClientToken, tokens } = config;
  const flow = all.kind === 'ready-made' ? undefined : all;
  const [own, other] = [flow, flow?.secondClient];
  const usable = tokens.filter(({ consent }) => stand.found.tokens.has(consent));
  return {
    ...config,
    tokens: await Promise.all(usable.map(async (each) => ({ ...each, ...(await developerToken(each, stand)) }))),
    ...(clientToken === undefined ? {} : { clientToken: await ofClient(own, stand) }),
    ...(otherClientToken === undefined ? {} : { otherClientToken: await ofClient(other, stand) }),
  };
}

/** The household has this many accounts, and may select fewer. */
const mostAccounts = 9;

async function developerToken(given: ReadyMadeToken, { profile, baseUrl, bank, found }: Stand) {
  const { consent, ...said } = given;
  const seen = found.tokens.get(consent);
  const detail = offeredCodes(profile);
  // The bundled bank refuses codes of what it does not offer.
  const offered = new Set<string>([...detail, ...detail.map((code) => code.replace(/Detail$/, 'Basic')), 'ReadPAN']);
  const codes = whole(codesOf(given, seen).filter((code) => offered.has(code)));
  const { from = said.transactionFrom, to = said.transactionTo } = seen?.period ?? {};
  const { accounts = mostAccounts } = seen ?? {};
  const answer = await bank.fetch(
    new Request(`${baseUrl}/stub/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        persona: consent === 'other-psu' ? 'limited-company' : 'household',
        permissions: codes,
        ...(accounts > 0 && accounts < mostAccounts ? { select: `first:${accounts}` } : {}),
        ...(from === undefined || from === 'none' ? {} : { TransactionFromDateTime: from }),
        ...(to === undefined || to === 'none' ? {} : { TransactionToDateTime: to }),
        ...(consent === 'expired' ? { expiresIn: 0 } : {}),
      }),
    }),
  );
  const body: unknown = await answer.json();
  if (answer.status !== 201) throw new TypeError(`the bundled bank made no token: ${JSON.stringify(body)}`);
  const consentId = textAt(body, 'openbanking_intent_id');
  const ids = listAt(body, 'account_ids')?.filter((id) => typeof id === 'string') ?? [];
  return {
    token: seen?.refused ? 'of-no-bank' : (textAt(body, 'access_token') ?? ''),
    // Ids of one bank name nothing at another.
    ...(Array.isArray(said.accounts) ? { accounts: ids } : {}),
    ...('consentId' in said && consentId !== undefined ? { consentId } : {}),
  };
}

/** The codes of a token: those that are told, or else the usual ones but for what reading with it showed. */
function codesOf({ consent, permissions }: ReadyMadeToken, seen: FoundToken | undefined): readonly PermissionCode[] {
  const told = seen?.permissions ?? permissions;
  if (told !== undefined) return permissionCodes.filter((code) => told.includes(code));
  const { opened = new Set(), closed = new Set() } = seen ?? {};
  return permissionCodes.filter((code) => {
    if (opened.has(code)) return true;
    const twin = twinOf(code);
    return usualCodes[consent](code) && !closed.has(code) && (twin === undefined || !opened.has(twin));
  });
}

const views: readonly PermissionCode[] = ['ReadTransactionsBasic', 'ReadTransactionsDetail'];
const sides: readonly PermissionCode[] = ['ReadTransactionsCredits', 'ReadTransactionsDebits'];

/** Codes that a bank takes together: a view of transactions goes with a side of them, and without either nothing is opened. */
function whole(codes: readonly PermissionCode[]): readonly PermissionCode[] {
  const both = [views, sides].every((set) => set.some((code) => codes.includes(code)));
  const left = both ? codes : codes.filter((code) => !views.includes(code) && !sides.includes(code));
  return left.some((code) => code !== 'ReadPAN') ? left : ['ReadAccountsBasic'];
}

/** The other view of the same resource, or the other side of transactions: where one alone was seen, the other is not there. */
function twinOf(code: PermissionCode): PermissionCode | undefined {
  const pairs = [
    ['Detail', 'Basic'],
    ['Credits', 'Debits'],
  ] as const;
  for (const [one, other] of pairs) {
    if (code.endsWith(one)) return code.replace(one, other) as PermissionCode;
    if (code.endsWith(other)) return code.replace(other, one) as PermissionCode;
  }
  return undefined;
}

async function ofClient(
  client: Pick<FlowConfig, 'clientId' | 'clientSecret'> | undefined,
  { baseUrl, bank }: Stand,
): Promise<string> {
  const pair = Buffer.from(`${client?.clientId}:${client?.clientSecret}`).toString('base64');
  const answer = await bank.fetch(
    new Request(`${baseUrl}/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${pair}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials&scope=accounts',
    }),
  );
  return textAt(await answer.json(), 'access_token') ?? '';
}
