import { bundledTarget } from '../../library/bank/bundled-target.ts';
import { type PermissionCode, permissionCodes } from '../../schemas/permissions.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import type { Bank } from '../../stub/bank.ts';
import { textAt } from '../../suites/core/json.ts';
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
}

/** The bundled bank as a target that has what another target has, and lacks what that lacks. */
export async function likeTarget(target: Target, stand: Stand): Promise<Target> {
  const { release, bankSide, tokens } = target;
  const { profile, baseUrl } = stand;
  const { bankSide: hooks, tokens: all, ...usual } = bundledTarget(baseUrl, { profile, release });
  const names = Object.keys(bankSide ?? {});
  const kept = Object.fromEntries(Object.entries(hooks ?? {}).filter(([name]) => names.includes(name)));
  const shaped = { ...usual, profile, bankSide: kept as BankSideConfig };
  if (tokens.kind === 'ready-made') return { ...shaped, tokens: await given(tokens, all, stand) };
  return { ...shaped, tokens: lessOf(all, tokens) };
}

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

/** Tokens of the bundled bank in place of those that were given, with the same said of them. */
async function given(config: ReadyMadeConfig, all: Target['tokens'], stand: Stand): Promise<ReadyMadeConfig> {
  const { clientToken, otherClientToken, tokens } = config;
  const flow = all.kind === 'ready-made' ? undefined : all;
  const [own, other] = [flow, flow?.secondClient];
  return {
    ...config,
    tokens: await Promise.all(tokens.map(async (each) => ({ ...each, ...(await developerToken(each, stand)) }))),
    ...(clientToken === undefined ? {} : { clientToken: await ofClient(own, stand) }),
    ...(otherClientToken === undefined ? {} : { otherClientToken: await ofClient(other, stand) }),
  };
}

async function developerToken({ consent, permissions, ...said }: ReadyMadeToken, { profile, baseUrl, bank }: Stand) {
  const detail = offeredCodes(profile);
  // The bundled bank refuses codes of what it does not offer.
  const offered = new Set<string>([...detail, ...detail.map((code) => code.replace(/Detail$/, 'Basic')), 'ReadPAN']);
  const codes = (permissions ?? permissionCodes.filter(usualCodes[consent])).filter((code) => offered.has(code));
  const persona = consent === 'other-psu' ? 'limited-company' : 'household';
  const answer = await bank.fetch(
    new Request(`${baseUrl}/stub/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ persona, permissions: codes, ...(consent === 'expired' ? { expiresIn: 0 } : {}) }),
    }),
  );
  const body: unknown = await answer.json();
  const consentId = textAt(body, 'openbanking_intent_id');
  return {
    token: textAt(body, 'access_token') ?? '',
    // Ids of one bank name nothing at another.
    ...(Array.isArray(said.accounts) ? { accounts: 'some' as const } : {}),
    ...('consentId' in said && consentId !== undefined ? { consentId } : {}),
  };
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
