import { permissionCodes } from '../../schemas/permissions.ts';
import type { TokenConfig } from '../target/target.ts';
import type { TokenSource } from './token-source.ts';

const variables: Readonly<Record<string, string>> = {
  detail: 'AISP_TOKEN',
  basic: 'AISP_TOKEN_BASIC',
  credits: 'AISP_TOKEN_CREDITS',
  debits: 'AISP_TOKEN_DEBITS',
  minimal: 'AISP_TOKEN_MINIMAL',
};

/** Tokens that somebody obtained beforehand. It makes no consents: each token stands for one made elsewhere. */
export function readyMadeTokens(config: Extract<TokenConfig, { readonly kind: 'ready-made' }>): TokenSource {
  return {
    makesConsents: false,

    async clientToken() {
      if (config.clientToken !== undefined) return { value: config.clientToken };
      return {
        reason: 'No access token of the client itself was given.',
        supply: 'Set AISP_CLIENT_TOKEN, or "tokens.clientToken" in a target file.',
      };
    },

    async psuToken({ key }) {
      const found = config.tokens.find(({ consent }) => consent === key);
      if (found !== undefined) {
        const codes = found.permissions;
        const permissions =
          codes === undefined ? {} : { permissions: permissionCodes.filter((code) => codes.includes(code)) };
        return { value: found.token, ...permissions };
      }
      const variable = variables[key];
      return {
        reason: `No access token for the consent "${key}" was given.`,
        supply:
          variable === undefined
            ? 'Configure "tokens" with the kind headless: the run then makes this consent itself.'
            : `Set ${variable}, or add the token to "tokens.tokens" in a target file.`,
      };
    },

    async reject() {
      return {
        reason: 'Ready-made tokens cannot decline a consent.',
        supply: 'Configure "tokens" with the kind headless: the run then has a PSU decline.',
      };
    },
  };
}
