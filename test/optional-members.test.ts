import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JsonSchema } from '../schemas/json-schema.ts';
import { basePath, operation, operationIds } from '../schemas/operations.ts';
import { fullProfile } from '../schemas/profiles/full.ts';
import { latestRelease } from '../schemas/releases.ts';
import { resolveMessage } from '../schemas/resolve.ts';
import { createBank } from '../stub/bank.ts';
import { findVariantsNamed } from '../stub/variants/load.ts';
import { isObject } from '../suites/core/json.ts';

/** The members of a value that its schema does not ask for, by the names on the way to them; those of a list once. */
function optionalIn(
  schema: JsonSchema,
  value: unknown,
  definitions: JsonSchema['$defs'],
  path = '',
): readonly string[] {
  const meant = schema.$ref === undefined ? schema : definitions?.[schema.$ref.slice('#/$defs/'.length)];
  if (meant === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((each) => optionalIn(meant.items ?? {}, each, definitions, path));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const own = `${path}/${name}`;
    const below = optionalIn(meant.properties?.[name] ?? {}, member, definitions, own);
    return meant.required?.includes(name) ? below : [own, ...below];
  });
}

/** What stays although no schema asks for it, and why. */
const stays: Readonly<Record<string, readonly string[]>> = {
  'the lists themselves: no data is an empty one': [
    'Account',
    'Beneficiary',
    'DirectDebit',
    'Offer',
    'Party',
    'Product',
    'ScheduledPayment',
    'StandingOrder',
    'Statement',
    'Transaction',
  ],
  'what the prose makes mandatory under Detail, or where another member is absent': [
    'Account/Account',
    'Account/AccountSubType',
    'Account/AccountType',
    'Account/Currency',
    'Beneficiary/AccountId',
    'Beneficiary/CreditorAccount',
    'Offer/Description',
    'Product/OtherProductType',
    'ScheduledPayment/CreditorAccount',
    'StandingOrder/CreditorAccount',
    'Transaction/ProprietaryBankTransactionCode',
  ],
  'ids that paths and relations go by: without-record-ids is without them': ['Offer/OfferId', 'Statement/StatementId'],
  'what the bank makes as it answers, and is no member of its records': [
    'Party/Relationships',
    'Party/Relationships/Account',
    'TotalValue',
  ],
};

test('a bank that leaves out what it may shows no member that it might leave out', async () => {
  const variants = await findVariantsNamed(['optional-members-absent']);
  const bank = createBank({ profile: fullProfile, release: latestRelease, seed: 7, variants });
  const { access_token: token, account_ids } = await bank.control.token({});
  const headers = { authorization: `Bearer ${token}` };
  const kept = new Set<string>();
  for (const id of operationIds) {
    const { method, path, grant, response: family } = operation(id);
    if (method !== 'GET' || grant !== 'authorization_code' || family === undefined || family === 'file') continue;
    for (const accountId of path.includes('{StatementId}') ? [] : path.includes('{') ? account_ids.slice(0, 1) : ['']) {
      const url = `http://bank.test${basePath}${path.replace('{AccountId}', accountId)}`;
      const answer = await bank.fetch(new Request(url, { headers }));
      const { $defs, ...schema } = resolveMessage(family, { release: latestRelease });
      const { Data } = (await answer.json()) as { readonly Data: unknown };
      for (const member of optionalIn(schema.properties?.Data ?? {}, Data, $defs)) kept.add(member.slice(1));
    }
  }
  assert.deepEqual([...kept].sort(), Object.values(stays).flat().sort());
});
