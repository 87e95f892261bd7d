import type { Holding } from './customers.ts';
import { withFaker } from './faker.ts';
import { companyNumber, phone, vatNumber } from './identifiers.ts';
import { addressOf, personOf } from './people.ts';
import { opaqueId, stream } from './random.ts';
import type { OBParty2 } from './records.ts';

const trades = ['Joinery', 'Cycles', 'Interiors', 'Landscapes', 'Ceramics', 'Prints'] as const;

/** The name that a business account trades under. */
export function businessName(holding: Holding): string {
  const draw = stream(holding.seed, 'business-name', holding.key);
  const drawn = draw.pick(trades);
  const trade = holding.blueprint.trade ?? drawn;
  if (holding.blueprint.holder === 'sole-trader') return `${personOf(holding.customer, 'customer').surname} ${trade}`;
  return `${withFaker(draw, (faker) => faker.person.lastName())} ${trade} Ltd`;
}

/** The business that owns an account: a company is a party apart from its director, a sole trader is the business. */
export function businessParty(holding: Holding): OBParty2 {
  const { seed, key, customer } = holding;
  const isCompany = holding.blueprint.holder === 'company';
  const draw = stream(seed, 'business', key);
  const name = businessName(holding);
  const vat = vatNumber(draw);
  return {
    PartyId: isCompany ? opaqueId(seed, 'business', key) : personOf(customer, 'customer').partyId,
    PartyNumber: `B${String(draw.int(10_000_000, 99_999_999))}`,
    PartyType: 'Sole',
    Name: name,
    FullLegalName: isCompany
      ? name.replace(/Ltd$/, 'Limited')
      : `${personOf(customer, 'customer').legalName} trading as ${name}`,
    LegalStructure: isCompany ? 'UK.OBIE.PrivateLimitedCompany' : 'UK.OBIE.Sole',
    BeneficialOwnership: true,
    AccountRole: 'UK.OBIE.Principal',
    EmailAddress: `accounts@${name.toLowerCase().replace(/[^a-z]/g, '')}.example.com`,
    Phone: phone('landline', draw),
    Address: [addressOf(customer, 'Business')],
    SupplementaryData: isCompany ? { VatNumber: vat, CompanyId: companyNumber(draw) } : { VatNumber: vat },
  };
}
