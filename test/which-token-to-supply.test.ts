import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Verdict } from '../reports/contract/index.ts';
import { type PermissionCode, permissionCodes } from '../schemas/permissions.ts';
import { fullProfile } from '../schemas/profiles/full.ts';
import type { Bank } from '../stub/bank.ts';
import { loadRules } from '../suites/core/load-rules.ts';
import type { SupplyKey } from '../suites/core/supplies.ts';
import type { ReadyMadeToken, Target } from '../suites/target/target.ts';
import { judgeBank } from './support/bank-run.ts';

/** Refusals, which calls with the token of the client bring as well as those with that of the PSU: either opens them. */
const openedByEither = ['AISP-ERR-011', 'AISP-ERR-012'];

type Consent = ReadyMadeToken['consent'];

const catalogue = await loadRules();
const codesOf: Readonly<Record<Consent, (code: PermissionCode) => boolean>> = {
  detail: (code) => !/PAN$|Basic$/.test(code),
  basic: (code) => !/PAN$|Detail$/.test(code),
  credits: (code) => /^ReadAccountsBasic$|^ReadTransactions(Basic|Credits)$/.test(code),
  debits: (code) => /^ReadAccountsBasic$|^ReadTransactions(Basic|Debits)$/.test(code),
  minimal: (code) => code === 'ReadAccountsBasic',
  expired: (code) => code === 'ReadAccountsBasic',
  'other-psu': (code) => code === 'ReadAccountsBasic',
};
const consents = Object.keys(codesOf) as readonly Consent[];

/** A token of the bank, of which the target file says all that there is to say. */
async function tokenFor(consent: Consent, { baseUrl }: Target, bank: Bank): Promise<ReadyMadeToken> {
  const permissions = permissionCodes.filter(codesOf[consent]);
  const other = consent === 'other-psu';
  const persona = other ? 'limited-company' : 'household';
  const end = consent === 'expired' ? { expiresIn: 0 } : {};
  const request = new Request(`${baseUrl}/stub/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ persona, permissions, ...end }),
  });
  const { access_token: token } = (await (await bank.fetch(request)).json()) as { readonly access_token: string };
  const open = { transactionFrom: 'none', transactionTo: 'none' } as const;
  return { consent, token, permissions, accounts: 'all', psu: other ? 'bob' : 'alice', ...open };
}

async function judgedWithout(left: Consent | undefined): Promise<ReadonlyMap<string, Verdict>> {
  const run = await judgeBank(catalogue, {
    profile: fullProfile,
    target: async (usual, bank) => {
      const { bankSide: _, ...target } = usual;
      const given = consents.filter((consent) => consent !== left);
      const tokens = await Promise.all(given.map((consent) => tokenFor(consent, usual, bank)));
      return { ...target, tokens: { kind: 'ready-made', tokens } };
    },
  });
  return new Map(run.verdicts.map((verdict) => [verdict.id, verdict]));
}

const all = await judgedWithout(undefined);

describe('a target with all ready-made tokens but', () => {
  for (const consent of consents) {
    const suffix = consent === 'detail' ? '' : `_${consent.toUpperCase().replace('-', '_')}`;
    const key = `AISP_TOKEN${suffix}` as SupplyKey;
    it(`"${consent}" has rules wait for ${key}, and none of them for anything else`, async () => {
      const verdicts = [...(await judgedWithout(consent)).values()];
      const isSeen = ({ id }: Verdict) => all.get(id)?.outcome === 'pass';
      const lost = verdicts.filter((verdict) => verdict.outcome === 'not-exercised' && isSeen(verdict));
      assert.notEqual(lost.length, 0);
      assert.deepEqual(
        lost
          .filter(({ id, lacks }) => lacks?.key !== key && !openedByEither.includes(id))
          .map(({ id, reason }) => `${id} ${reason}`),
        [],
      );
    });
  }
});
