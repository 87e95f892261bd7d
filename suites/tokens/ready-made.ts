import { permissionCodes } from '../../schemas/permissions.ts';
import type { ConsentFacts, Fact } from '../core/consent-facts.ts';
import type { SupplyKey } from '../core/supplies.ts';
import type { ReadyMadeConfig, ReadyMadeToken } from '../target/target.ts';
import type { Missing, Token, TokenSource } from './token-source.ts';

const variables = {
  detail: 'AISP_TOKEN',
  basic: 'AISP_TOKEN_BASIC',
  credits: 'AISP_TOKEN_CREDITS',
  debits: 'AISP_TOKEN_DEBITS',
  minimal: 'AISP_TOKEN_MINIMAL',
  expired: 'AISP_TOKEN_EXPIRED',
  'other-psu': 'AISP_TOKEN_OTHER_PSU',
} as const satisfies Readonly<Record<ReadyMadeToken['consent'], SupplyKey>>;
const longAgo = '1970-01-01T00:00:00.000Z';

/** What is said of the consent behind a token. A PSU goes by a number: the name may be that of a person. */
function told(token: ReadyMadeToken, psus: readonly string[]): Pick<ConsentFacts, Fact> {
  const { permissions: codes, transactionFrom, transactionTo, accounts, psu } = token;
  const end = (name: 'from' | 'to', moment = 'none') => (moment === 'none' ? {} : { [name]: moment });
  const saysPeriod = transactionFrom !== undefined || transactionTo !== undefined;
  return {
    ...(codes === undefined ? {} : { permissions: permissionCodes.filter((code) => codes.includes(code)) }),
    ...(saysPeriod ? { period: { ...end('from', transactionFrom), ...end('to', transactionTo) } } : {}),
    ...(accounts === undefined ? {} : { accounts }),
    ...(psu === undefined ? {} : { psu: `psu-${psus.indexOf(psu) + 1}` }),
  };
}

/** Tokens that somebody obtained beforehand. It makes no consents: each token stands for one made elsewhere. */
export function readyMadeTokens(config: ReadyMadeConfig): TokenSource {
  const psus = [...new Set(config.tokens.flatMap(({ psu }) => psu ?? []))];
  const given = (name: string, label: string): Token | Missing => {
    const found = config.tokens.find(({ consent }) => consent === name);
    if (found !== undefined) {
      const { token: value, consentId } = found;
      return { value, label, told: told(found, psus), ...(consentId === undefined ? {} : { consentId }) };
    }
    const variable = name in variables ? variables[name as ReadyMadeToken['consent']] : undefined;
    return {
      reason: `No access token for the consent "${name}" was given.`,
      supply:
        variable === undefined
          ? 'Configure "tokens" with the kind headless or manual: the run then makes this consent itself.'
          : `Set ${variable}, or add the token to "tokens.tokens" in a target file.`,
      key: variable ?? 'tokens.kind',
    };
  };

  return {
    makesConsents: false,
    issued: [],

    async clientToken({ client = 'own', scope = 'usual' } = {}) {
      if (scope === 'other') {
        return {
          reason: 'Ready-made tokens hold none for a scope other than accounts.',
          supply: 'Configure "tokens" with the kind headless or manual, and "tokens.otherScope".',
          key: 'tokens.kind',
        };
      }
      const [value, label] =
        client === 'own' ? [config.clientToken, 'client'] : [config.otherClientToken, 'other-client'];
      if (value !== undefined) return { value, label };
      return client === 'own'
        ? {
            reason: 'No access token of the client itself was given.',
            supply: 'Set AISP_CLIENT_TOKEN, or "tokens.clientToken" in a target file.',
            key: 'AISP_CLIENT_TOKEN',
          }
        : {
            reason: 'No access token of a second client was given.',
            supply: 'Set AISP_OTHER_CLIENT_TOKEN, or "tokens.otherClientToken" in a target file.',
            key: 'AISP_OTHER_CLIENT_TOKEN',
          };
    },

    async psuToken({ key }, { psu = 'usual', lifetime = 'usual' }) {
      if (psu === 'other') return given('other-psu', key === 'other-psu' ? key : `${key}-other-psu`);
      if (lifetime === 'usual') return given(key, key);
      const token = given('expired', `${key}-short-lived`);
      return 'value' in token ? { ...token, expiresAt: longAgo } : token;
    },

    async reject() {
      return {
        reason: 'Ready-made tokens cannot decline a consent.',
        supply: 'Configure "tokens" with the kind headless or manual: the run then has a PSU decline.',
        key: 'tokens.kind',
      };
    },

    async refresh() {
      return {
        reason: 'Ready-made tokens come without refresh tokens.',
        supply: 'Configure "tokens" with the kind headless or manual: the run then obtains tokens itself.',
        key: 'tokens.kind',
      };
    },
  };
}
