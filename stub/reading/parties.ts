import type { OBParty2 } from '../data/records.ts';
import type { ApiRequest } from '../http/api-request.ts';
import { rewriteFor } from '../release/values.ts';
import type { Reader, ReadingBank } from './reader.ts';

function partyOf(bank: ReadingBank, request: ApiRequest, party: OBParty2, accountId?: string): object {
  const { SupplementaryData: held = {}, ...record } = party;
  const members = bank.behaviours.supplementaryMembers(request.operation, bank.profile);
  const data = Object.entries(held).filter(([name]) => members.includes(name));
  const rewrite = rewriteFor(bank.release, 'parties');
  const shown: Record<string, unknown> = {
    ...(rewrite === undefined ? record : rewrite(record)),
    ...(accountId === undefined
      ? {}
      : { Relationships: { Account: { Related: `${request.base}/accounts/${accountId}`, Id: accountId } } }),
    ...(data.length === 0 ? {} : { SupplementaryData: Object.fromEntries(data) }),
  };
  for (const name of bank.behaviours.membersNotIn(bank.release, 'parties')) delete shown[name];
  return shown;
}

/** The owner of an account: the business of a business account, the one who authorised of a joint account. */
export const accountParty: Reader = (bank, request, access, accountIds) => {
  const [accountId = ''] = accountIds;
  const party = bank.world.accountOwner(accountId, access.grant.customerKey);
  return { kind: 'single', data: { Party: partyOf(bank, request, party, accountId) } };
};

/** The owners, holders and operators of an account. */
export const accountParties: Reader = (bank, request, _access, accountIds) => {
  const [accountId = ''] = accountIds;
  const all = bank.world.accountParties(accountId);
  return {
    kind: 'list',
    total: all.length,
    data: (start, end) => ({
      Party: all.slice(start, end).map((party) => partyOf(bank, request, party, accountId)),
    }),
  };
};

/** The PSU who authorised the consent. */
export const psuParty: Reader = (bank, request, { grant }) => ({
  kind: 'single',
  data: { Party: partyOf(bank, request, bank.world.psu(grant.customerKey)) },
});
