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
};
const clientVariable = 'AISP_CLIENT_TOKEN';

/**
 * Ready-made tokens from `AISP_TOKEN` and its sisters: what a run uses when it is given no target file, or a file that says
 * nothing of tokens. None at all is allowed: the run then makes only the calls that need none.
 */
export function tokensFromEnvironment(env: Environment): {
  readonly tokens: TokenConfig;
  readonly problems: readonly ConfigurationProblem[];
} {
  const known = [...Object.keys(variables), clientVariable];
  const problems: ConfigurationProblem[] = [];
  for (const name of Object.keys(env).filter((each) => /^AISP_(CLIENT_)?TOKEN/.test(each))) {
    if (!known.includes(name)) {
      const cure = suggestion(name, known, `Known variables: ${known.join(', ')}.`);
      problems.push({ code: 'unknown-key', message: `The environment variable ${name} is not known.`, cure });
      continue;
    }
    const fault = tokenFault(env[name] ?? '');
    if (fault !== undefined) {
      problems.push({ code: 'bad-secret', message: `The environment variable ${name} ${fault[0]}.`, cure: fault[1] });
    }
  }
  const tokens = Object.entries(variables).flatMap(([name, consent]) => {
    const token = env[name];
    return token === undefined || token === '' ? [] : [{ consent, token }];
  });
  const clientToken = env[clientVariable];
  return {
    tokens: { kind: 'ready-made', tokens, ...(clientToken === undefined || clientToken === '' ? {} : { clientToken }) },
    problems,
  };
}
