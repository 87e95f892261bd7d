import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type PermissionCode, permissionCodes } from '../../schemas/permissions.ts';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { standardProfile } from '../../schemas/profiles/standard.ts';
import type { Transport } from '../../suites/client/transport.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { brokenBy, judgeBank } from '../support/bank-run.ts';
import { isTried } from '../support/turns.ts';

const catalogue = await loadRules();

/** A bank that makes no consent with one of the codes, and says so or does not. */
function refusing(code: PermissionCode, words: (code: PermissionCode) => string) {
  return (usual: Transport): Transport =>
    async (request, timeoutMs) => {
      const asks = request.method === 'POST' && request.url.endsWith('/account-access-consents');
      if (!asks || request.body?.includes(`"${code}"`) !== true) return await usual(request, timeoutMs);
      const answer = await usual({ ...request, body: '{"Data":{"Permissions":[]},"Risk":{}}' }, timeoutMs);
      if (answer.status !== 400) return answer;
      const text = new TextDecoder().decode(answer.body);
      const said = text.replaceAll(/"Message":"[^"]*"/g, `"Message":${JSON.stringify(words(code))}`);
      return { ...answer, body: new TextEncoder().encode(said) };
    };
}

const wordings: Readonly<Record<string, (code: PermissionCode) => string>> = {
  named: (code) => `unsupported permission: ${code}`,
  unnamed: () => 'a permission is not supported',
};

const profiles = { service: serviceProfile, full: fullProfile, standard: standardProfile };

/** What no run can try without a code: rules that are about what it opens, and no others. */
const most = 20;

describe('a bank that refuses one permission code', () => {
  for (const [name, profile] of Object.entries(profiles)) {
    for (const release of ['3.1.11', '4.0.1'] as const) {
      for (const code of permissionCodes) {
        for (const [wording, words] of Object.entries(wordings)) {
          const title = `${code}, ${wording}, in profile ${name} of ${release}`;
          it(`${title}: loses little, and is accused of nothing`, {
            skip: !isTried(title, 16) && 'in turns',
          }, async () => {
            const run = await judgeBank(catalogue, {
              profile: name === 'standard' ? fullProfile : profile,
              release,
              carrying: refusing(code, words),
              target: (usual) => ({ ...usual, profile }),
            });
            const promised = name === 'service' && /^Read(Beneficiaries|DirectDebits)/.test(code);
            assert.deepEqual(brokenBy(run), promised ? ['AISP-SEED-021'] : []);
            const lost = run.verdicts.filter(({ outcome }) => outcome === 'not-exercised');
            assert.ok(lost.length <= most, `${lost.length} lost: ${lost.map(({ id }) => id).join()}`);
            const blind = lost.filter(({ reason = '' }) =>
              /without a ConsentId|made no such consent|does not offer/.test(reason),
            );
            assert.deepEqual(
              blind.map(({ id, reason }) => [id, reason]),
              [],
            );
          });
        }
      }
    }
  }
});
