import { accountHolderName, bankAccountOf } from './accounts.ts';
import type { CounterpartyKey, CounterpartyKind, PaymentTarget } from './blueprints/blueprint.ts';
import { type CustomerEntity, type Holding, holdingAt } from './customers.ts';
import { withFaker } from './faker.ts';
import { type BankIdentity, iban, otherBanks, ownBank, pan, sortCodeAccountNumber } from './identifiers.ts';
import { homeTown, personOf } from './people.ts';
import { type Stream, stream } from './random.ts';
import type { Agent, CashAccount } from './records.ts';

/** The other side of a payment. */
export interface Counterparty {
  readonly account: CashAccount & { readonly Name: string };
  readonly agent: Agent;
}

const agentOf = (bank: BankIdentity): Agent => ({
  SchemeName: 'UK.OBIE.BICFI',
  Identification: bank.bic,
  Name: bank.name,
});

const surname = (draw: Stream): string => withFaker(draw, (faker) => faker.person.lastName());
const fullName = (draw: Stream): string =>
  withFaker(draw, (faker) => `${faker.person.firstName()} ${faker.person.lastName()}`);

const names: Readonly<Record<CounterpartyKind, (draw: Stream, customer: CustomerEntity) => string>> = {
  employer: (draw) => `${surname(draw)} & ${surname(draw)} Ltd`,
  client: (draw) => `${surname(draw)} ${draw.pick(['Group', 'Partners', 'Holdings', 'Design', 'Estates'])} Ltd`,
  supplier: (draw) => `${surname(draw)} ${draw.pick(['Wholesale', 'Supplies', 'Haulage', 'Timber', 'Print'])} Ltd`,
  person: fullName,
  landlord: (draw) => `${surname(draw)} Lettings`,
  lender: (draw) => `${surname(draw)} Home Loans`,
  nursery: (draw, customer) => `${surname(draw)} House Nursery ${homeTown(customer).town}`,
  'tax-office': () => 'HMRC',
  'student-finance': () => 'Student Finance',
  card: () => 'Northmoor Card Services',
  abroad: fullName,
  'own-elsewhere': (_draw, customer) => personOf(customer, 'customer').name,
  partner: (_draw, customer) => personOf(customer, 'partner').name,
  parent: (draw, customer) =>
    `${withFaker(draw, (faker) => faker.person.firstName())} ${personOf(customer, 'customer').surname}`,
};

const isKind = (text: string): text is CounterpartyKind => Object.hasOwn(names, text);

/** Somebody outside the bank, the same one wherever the customer's accounts meet the key. */
export function counterparty(customer: CustomerEntity, key: CounterpartyKey): Counterparty {
  const kind = key.split(':')[0] ?? key;
  if (!isKind(kind)) throw new TypeError(`no such counterparty: ${key}`);
  const draw = stream(customer.seed, 'counterparty', customer.key, key);
  const Name = names[kind](draw, customer);
  const bank = kind === 'card' ? otherBanks[1] : draw.pick(otherBanks);
  const number = sortCodeAccountNumber(bank ?? ownBank, draw);
  const agent = agentOf(bank ?? ownBank);
  if (kind === 'card') {
    return { account: { SchemeName: 'UK.OBIE.PAN', Identification: pan('VISA', draw), Name }, agent };
  }
  if (kind === 'abroad') {
    return { account: { SchemeName: 'UK.OBIE.IBAN', Identification: iban(bank ?? ownBank, number), Name }, agent };
  }
  return { account: { SchemeName: 'UK.OBIE.SortCodeAccountNumber', Identification: number, Name }, agent };
}

/** Another account of this bank, seen from outside. */
export function ownCounterparty(holding: Holding): Counterparty {
  const { SchemeName, Identification } = bankAccountOf(holding);
  return { account: { SchemeName, Identification, Name: accountHolderName(holding) }, agent: agentOf(ownBank) };
}

export function targetOf(customer: CustomerEntity, target: PaymentTarget): Counterparty {
  return 'own' in target ? ownCounterparty(holdingAt(customer, target.own)) : counterparty(customer, target.payee);
}

/** The collector of a direct debit: one for all customers, but for the council of each town. */
export function originator(customer: CustomerEntity, name: string): Counterparty {
  const Name = name === 'City Council' ? `${homeTown(customer).town} ${name}` : name;
  const draw = stream(customer.seed, 'originator', Name);
  const bank = draw.pick(otherBanks);
  return {
    account: { SchemeName: 'UK.OBIE.SortCodeAccountNumber', Identification: sortCodeAccountNumber(bank, draw), Name },
    agent: agentOf(bank),
  };
}
