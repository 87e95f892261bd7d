import type { CustomerEntity } from './customers.ts';
import { withFaker } from './faker.ts';
import { phone, postcode } from './identifiers.ts';
import { opaqueId, stream } from './random.ts';
import type { PartyAddress } from './records.ts';

/** Somebody the bank knows: the customer, or the one who shares an account with the customer. */
export interface Person {
  readonly partyId: string;
  readonly partyNumber: string;
  readonly name: string;
  readonly legalName: string;
  readonly surname: string;
  readonly email: string;
  readonly landline: string;
  readonly mobile: string;
  readonly address: PartyAddress;
}

export type PersonRole = 'customer' | 'partner';

const towns = [
  ['Bristol', 'Bristol'],
  ['Leeds', 'West Yorkshire'],
  ['Norwich', 'Norfolk'],
  ['Exeter', 'Devon'],
  ['Durham', 'County Durham'],
  ['Shrewsbury', 'Shropshire'],
  ['Swansea', 'West Glamorgan'],
  ['Perth', 'Perthshire'],
  ['Lincoln', 'Lincolnshire'],
  ['Bath', 'Somerset'],
  ['Carlisle', 'Cumbria'],
  ['Canterbury', 'Kent'],
] as const;

/** Where a customer lives and shops. */
export function homeTown(customer: CustomerEntity): { readonly town: string; readonly county: string } {
  const [town, county] = stream(customer.seed, 'town', customer.key).pick(towns);
  return { town, county };
}

/** A street of the customer's town, in a postcode area that does not exist. */
export function addressOf(customer: CustomerEntity, type: PartyAddress['AddressType']): PartyAddress {
  const draw = stream(customer.seed, 'address', customer.key, type);
  const { town, county } = homeTown(customer);
  return {
    AddressType: type,
    StreetName: withFaker(draw, (faker) => faker.location.street()),
    BuildingNumber: String(draw.int(1, 148)),
    PostCode: postcode(draw),
    TownName: town,
    CountrySubDivision: county,
    Country: 'GB',
  };
}

const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** The person in a role; a partner shares surname and address with the customer. */
export function personOf(customer: CustomerEntity, role: PersonRole): Person {
  const { seed, key, persona } = customer;
  const told = persona.person;
  const surname =
    told?.name.split(' ').at(-1) ?? withFaker(stream(seed, 'surname', key), (faker) => faker.person.lastName());
  const draw = stream(seed, 'person', key, role);
  const drawn = withFaker(draw, (faker) => {
    const sex = persona.givenName !== undefined && role === 'customer' ? 'female' : faker.person.sexType();
    return {
      title: sex === 'female' ? 'Ms' : 'Mr',
      given: faker.person.firstName(sex),
      middle: faker.person.firstName(sex),
    };
  });
  const given = role === 'customer' ? (told?.name.split(' ')[0] ?? persona.givenName ?? drawn.given) : drawn.given;
  return {
    partyId: opaqueId(seed, 'party', key, role),
    partyNumber: `P${String(draw.int(10_000_000, 99_999_999))}`,
    name: `${given} ${surname}`,
    legalName: `${drawn.title} ${given} ${drawn.middle} ${surname}`,
    surname,
    email: `${plainLetters(given)}.${plainLetters(surname)}@example.com`,
    landline: phone('landline', stream(seed, 'landline', key)),
    mobile: phone('mobile', draw),
    address: addressOf(customer, 'Residential'),
    ...(role === 'customer' && told !== undefined ? { legalName: told.name, ...told } : {}),
  };
}
