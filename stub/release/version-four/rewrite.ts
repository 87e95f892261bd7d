import type { ResourceGroup } from '../../../schemas/operations.ts';
import type { Release } from '../../../schemas/releases.ts';
import { account } from './accounts.ts';
import { legalEntityIdentifier } from './legal-entity.ts';
import { directDebit, standingOrder } from './mandates.ts';
import { withOtherSide } from './other-side.ts';
import { respell } from './spelling.ts';
import { transaction } from './transactions.ts';

type Written = Readonly<Record<string, unknown>>;

const isWritten = (value: unknown): value is Written =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An amount whose currency is told to be that of the account, or another. */
function amount(value: unknown): unknown {
  return isWritten(value) ? respell(value, 'SubType', 'amountSubType') : value;
}

/** A balance; none where its type has no code: two balances of one type would be worse than one that is missing. */
function balance(record: Written): Written | undefined {
  const written = respell(record, 'Type', 'balanceType');
  if (written.Type === undefined) return undefined;
  return {
    ...written,
    Amount: amount(written.Amount),
    ...(written.LocalAmount === undefined ? {} : { LocalAmount: amount(written.LocalAmount) }),
  };
}

function party(record: Written): Written {
  const { Address, ...others } = record;
  const isBody = typeof record.LegalStructure === 'string' && /Company|Partnership|Charity/.test(record.LegalStructure);
  return {
    ...others,
    ...(isBody && typeof record.Name === 'string' ? { LEI: legalEntityIdentifier(record.Name) } : {}),
    ...(Array.isArray(Address)
      ? { Address: Address.map((each) => respell(each as Written, 'AddressType', 'addressType')) }
      : {}),
  };
}

function statement(record: Written): Written {
  const { StatementAmount } = record;
  if (!Array.isArray(StatementAmount)) return record;
  const amounts = StatementAmount.map((each: Written) => ({
    ...each,
    Amount: amount(each.Amount),
    ...(each.LocalAmount === undefined ? {} : { LocalAmount: amount(each.LocalAmount) }),
  }));
  return { ...record, StatementAmount: amounts };
}

/** A record whose banks have their addresses told by the codes of version 4. */
function withAgents(rewrite: Rewrite): Rewrite {
  const agent = (value: unknown): unknown =>
    isWritten(value) && isWritten(value.PostalAddress)
      ? { ...value, PostalAddress: respell(value.PostalAddress, 'AddressType', 'addressType') }
      : value;
  return (record, release) => {
    const { CreditorAgent, DebtorAgent } = record;
    if (CreditorAgent === undefined && DebtorAgent === undefined) return rewrite(record, release);
    const agents = Object.entries({ CreditorAgent, DebtorAgent }).filter(([, value]) => value !== undefined);
    return rewrite({ ...record, ...Object.fromEntries(agents.map(([name, value]) => [name, agent(value)])) }, release);
  };
}

type Rewrite = (record: Written, release: Release) => Written | undefined;

const rewrites: Partial<Readonly<Record<ResourceGroup, Rewrite>>> = {
  accounts: account,
  balances: balance,
  transactions: withAgents(transaction),
  beneficiaries: withAgents(withOtherSide),
  'scheduled-payments': withAgents(withOtherSide),
  'direct-debits': directDebit,
  'standing-orders': standingOrder,
  parties: party,
  statements: statement,
};

/**
 * How version 4 writes the records of a cluster, in full: which of their members a caller may see is decided after. Undefined for a
 * record that version 4 has no words for; no function where it writes a cluster as 3.1.11 does.
 */
export function versionFourRewrite(cluster: ResourceGroup): Rewrite | undefined {
  return rewrites[cluster];
}
