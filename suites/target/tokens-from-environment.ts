import type { ConfigurationProblem } from './configuration-error.ts';
import { suggestion } from './nearest.ts';
import type { Environment } from './references.ts';
import type { ReadyMadeToken, TokenConfig } from './target.ts';
import { tokenFault } from './token-text.ts';

const variables: Readonly<Record<string, ReadyMadeToken['consent']>> = {
  AISP_TOKEN: 'detail',
  AISP_TOKEN_BASIC: 'basic',
  AISP_TOKEN_CREDITS: 'credits',
  AISP_TOKEN_DEBITS: 'debits',
  AISP_TOKEN_MINIMAL: 'minimal',
  AISP_TOKEN_EXPIRED: 'expired',
  AISP_TOKEN_OTHER_PSU: 'other-psu',
};
/** From the variable of a token, the variable with the ConsentId behind that token. */
const consentVariable = (name: string) => name.replace('TOKEN', 'CONSENT_ID');
const clientVariables = { AISP_CLIENT_TOKEN: 'clientToken', AISP_OTHER_CLIENT_TOKEN: 'otherClientToken' } as const;

/**
 * Ready-made tokens from `AISP_TOKEN` and its sisters, with the consents behind them from `AISP_CONSENT_ID` and its sisters: what a run uses when it is given no target file, or a file that says
 * nothing of tokens. None at all is allowed: the run then makes only the calls that need none.
 */
export function tokensFromEnvironment(env: Environment): {
  readonly tokens: TokenConfig;
  readonly problems: readonly ConfigurationProblem[];
} {
  const ids = Object.keys(variables).map(consentVariable);
  const known = [...Object.keys(variables), ...Object.keys(clientVariables), ...ids];
  const problems: ConfigurationProblem[] = [];
  for (const name of Object.keys(env).filter((each) => /^AISP_((OTHER_)?(CLIENT_)?TOKEN|CONSENT_ID)/.test(each))) {
    if (!known.includes(name)) {
      const cure = suggestion(name, known, `Known variables: ${known.join(', ')}.`);
      problems.push({ code: 'unknown-key', message: `The environment variable ${name} is not known.`, cure });
      continue;
    }
    if (ids.includes(name)) continue;
    const fault = tokenFault(env[name] ?? '');
    if (fault !== undefined) {
      problems.push({ code: 'bad-secret', message: `The environment variable ${name} ${fault[0]}.`, cure: fault[1] });
    }
  }
  problems.push(...idProblems(env));
  const tokens = Object.entries(variables).flatMap(([name, consent]) => {
    const token = env[name];
    const consentId = env[consentVariable(name)];
    if (token === undefined || token === '') return [];
    return [{ consent, token, ...(consentId === undefined || consentId === '' ? {} : { consentId }) }];
  });
  const clients = Object.entries(clientVariables).flatMap(([name, key]) => {
    const token = env[name];
    return token === undefined || token === '' ? [] : [[key, token] as const];
  });
  return {
    tokens: { kind: 'ready-made', tokens, ...Object.fromEntries(clients) },
    problems,
  };
}

/** A ConsentId is of use beside the token of its consent, and where the client can read the consent. */
function idProblems(env: Environment): readonly ConfigurationProblem[] {
  return Object.keys(variables).flatMap((name) => {
    const id = consentVariable(name);
    if ((env[id] ?? '') === '') return [];
    return [name, 'AISP_CLIENT_TOKEN']
      .filter((needed) => (env[needed] ?? '') === '')
      .map((needed) => ({
        code: 'missing-variable' as const,
        message: `The environment variable ${id} is set, and ${needed} is not.`,
        cure:
          needed === name ? `Set ${needed} to a token of that consent.` : `Set ${needed}: the consent is read with it.`,
      }));
  });
}
