import { businessParty } from './businesses.ts';
import { type CustomerEntity, type Holding, holdingsOf } from './customers.ts';
import { vatNumber } from './identifiers.ts';
import { type PersonRole, personOf } from './people.ts';
import { stream } from './random.ts';
import type { OBParty2 } from './records.ts';

function personalParty(
  customer: CustomerEntity,
  role: PersonRole,
  as: Pick<OBParty2, 'PartyType' | 'AccountRole' | 'BeneficialOwnership'>,
): OBParty2 {
  const person = personOf(customer, role);
  return {
    PartyId: person.partyId,
    PartyNumber: person.partyNumber,
    PartyType: as.PartyType,
    Name: person.name,
    FullLegalName: person.legalName,
    LegalStructure: 'UK.OBIE.Individual',
    BeneficialOwnership: as.BeneficialOwnership,
    AccountRole: as.AccountRole,
    EmailAddress: person.email,
    Phone: person.landline,
    Mobile: person.mobile,
    Address: [person.address],
    ...(role === 'customer' && customer.persona.selfEmployed === true
      ? { SupplementaryData: { VatNumber: vatNumber(stream(customer.seed, 'self-employed', customer.key)) } }
      : {}),
  };
}

/** The one who authorises, on no account in particular. A sole trader and the business are one party before the law. */
export function psuParty(customer: CustomerEntity): OBParty2 {
  const trading = holdingsOf(customer).find(({ blueprint }) => blueprint.holder === 'sole-trader');
  if (trading !== undefined) return businessParty(trading);
  return personalParty(customer, 'customer', {
    PartyType: 'Sole',
    AccountRole: 'UK.OBIE.Principal',
    BeneficialOwnership: true,
  });
}

/** The owner: the business of a business account, on any other account the customer. */
export function ownerParty(holding: Holding): OBParty2 {
  switch (holding.blueprint.holder) {
    case 'company':
    case 'sole-trader':
      return businessParty(holding);
    case 'joint':
      return { ...psuParty(holding.customer), PartyType: 'Joint' };
    case 'sole':
      return psuParty(holding.customer);
  }
}

/** Owner first, then the others who hold or operate the account. */
export function partiesOf(holding: Holding): readonly OBParty2[] {
  const owner = ownerParty(holding);
  switch (holding.blueprint.holder) {
    case 'company':
      return [
        owner,
        personalParty(holding.customer, 'customer', {
          PartyType: 'Delegate',
          AccountRole: 'UK.OBIE.SeniorManagingOfficial',
          BeneficialOwnership: true,
        }),
      ];
    case 'joint':
      return [
        owner,
        personalParty(holding.customer, 'partner', {
          PartyType: 'Joint',
          AccountRole: 'UK.OBIE.SecondaryOwner',
          BeneficialOwnership: true,
        }),
      ];
    case 'sole':
    case 'sole-trader':
      return [owner];
  }
}
