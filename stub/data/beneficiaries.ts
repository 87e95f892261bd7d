import type { PaymentTarget } from './blueprints/blueprint.ts';
import { targetOf } from './counterparties.ts';
import type { CustomerEntity, Holding } from './customers.ts';
import { opaqueId, stream } from './random.ts';
import type { OBBeneficiary5 } from './records.ts';

interface Listed {
  readonly to: PaymentTarget;
  readonly reference?: string;
}

const keyOf = (to: PaymentTarget): string => ('own' in to ? `own/${to.own}` : to.payee);

function record(holding: Holding, { to, reference }: Listed): OBBeneficiary5 {
  const { account, agent } = targetOf(holding.customer, to);
  const key = keyOf(to);
  const draw = stream(holding.seed, 'beneficiary', holding.key, key);
  const trusted = 'own' in to || draw.chance(0.5);
  return {
    AccountId: holding.accountId,
    BeneficiaryId: opaqueId(holding.seed, 'beneficiary', holding.key, key),
    BeneficiaryType: trusted ? 'Trusted' : 'Ordinary',
    ...(reference === undefined ? {} : { Reference: reference }),
    // An IBAN or a card number alone does not tell a payer's screen which bank it is.
    ...(account.SchemeName !== 'UK.OBIE.SortCodeAccountNumber' || draw.chance(0.5) ? { CreditorAgent: agent } : {}),
    CreditorAccount: account,
  };
}

/** Whom a customer trusts, whichever account pays: kept once, and so without an account. Clause: Beneficiaries, Resource Definition. */
export function customerBeneficiaries(customer: CustomerEntity): readonly OBBeneficiary5[] {
  const payee = customer.persona.trusted;
  if (payee === undefined) return [];
  const { account, agent } = targetOf(customer, { payee });
  return [
    {
      BeneficiaryId: opaqueId(customer.seed, 'beneficiary', customer.key, payee),
      BeneficiaryType: 'Trusted',
      CreditorAgent: agent,
      CreditorAccount: account,
    },
  ];
}

/** Accounts that pay others. */
const paying: readonly string[] = ['current', 'business'];

/** Whom an account may pay: those of its own, and those of its customer where it pays others at all. */
export function beneficiariesOf(holding: Holding): readonly OBBeneficiary5[] {
  const { kind, closing } = holding.blueprint;
  const shared = paying.includes(kind) && closing.shape !== 'nil' ? customerBeneficiaries(holding.customer) : [];
  const { accountId: AccountId } = holding;
  return [...accountBeneficiaries(holding), ...shared.map((one) => ({ AccountId, ...one }))];
}

/** Everybody whom the account may pay: all that its orders and payments go to, and some that it has not paid yet. */
export function accountBeneficiaries(holding: Holding): readonly OBBeneficiary5[] {
  const { standingOrders, transfers, beneficiaries } = holding.blueprint;
  const listed: readonly Listed[] = [
    ...standingOrders,
    ...transfers,
    ...beneficiaries.map((payee) => ({ to: { payee } })),
  ];
  const first = new Map<string, Listed>();
  for (const one of listed) if (!first.has(keyOf(one.to))) first.set(keyOf(one.to), one);
  return [...first.values()].map((one) => record(holding, one));
}
