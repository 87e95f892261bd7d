import fc from 'fast-check';
import type { JsonSchema } from '../../schemas/json-schema.ts';
import { type MessageFamily, type OperationId, operationIds, operations } from '../../schemas/operations.ts';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { latestRelease, type Release } from '../../schemas/releases.ts';
import { resolveMessage } from '../../schemas/resolve.ts';
import { hasViews } from '../../schemas/view.ts';
import { Evidence } from '../../suites/core/evidence.ts';
import { judgeRule } from '../../suites/core/judge.ts';
import { claimsOf, type Rule, type RuleContext } from '../../suites/core/rule.ts';
import { archiveOf, sketchAccountId, sketchBaseUrl, sketchNow } from '../../suites/core/sketch.ts';
import { accountSchemes, namespacedMembers } from '../../suites/core/values/namespaced-values.ts';
import { type Known, valuesOf } from './schema-arbitrary.ts';

/** The value of a namespaced enumeration: one of the standard, or one that a bank adds. */
const namespaced = (values: readonly string[]) =>
  fc.oneof(
    ...(values.length === 0 ? [] : [fc.constantFrom(...values.map((value) => `UK.OBIE.${value}`))]),
    fc.constant('GB.ExampleBank.Own'),
  );

/** How an account is named: what its scheme wants of its identification stands in no schema. */
const identification: Readonly<Record<string, string>> = {
  IBAN: 'GB29NWBK60161331926819',
  PAN: '************4242',
  SortCodeAccountNumber: '20000390210099',
  Paym: '+44-7700900123',
};

/** Wallets are of the latest release. */
const accountsIn = (release: Release) =>
  fc
    .constantFrom(...accountSchemes.filter((scheme) => scheme !== 'Wallet' || release === latestRelease))
    .map((scheme) => ({ SchemeName: `UK.OBIE.${scheme}`, Identification: identification[scheme] ?? 'ACC-1' }));
const banks = fc.constantFrom('XSTBGB2L', 'XSTBGB2LXXX').map((bic) => ({
  SchemeName: 'UK.OBIE.BICFI',
  Identification: bic,
}));

const constants: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  AccountId: fc.constant(sketchAccountId),
  Currency: fc.constantFrom('GBP', 'EUR', 'JPY', 'USD'),
  SourceCurrency: fc.constantFrom('GBP', 'CHF'),
  TargetCurrency: fc.constantFrom('GBP', 'SEK'),
  UnitCurrency: fc.constantFrom('GBP', 'NOK'),
  Country: fc.constantFrom('GB', 'IE', 'FR'),
  MerchantCategoryCode: fc.constantFrom('5812', '742'),
  SwitchStatus: fc.constantFrom('UK.CASS.NotSwitched', 'UK.CASS.SwitchCompleted', 'GB.ExampleBank.Leaving'),
  TotalPages: fc.constant(1),
  SupplementaryData: fc.constantFrom({ Channel: 'Branch' }, { Notes: { Teller: '12' }, Count: 3 }),
  Relationships: fc.constant({
    Account: { Related: `${sketchBaseUrl}/open-banking/v3.1/aisp/accounts/${sketchAccountId}`, Id: sketchAccountId },
  }),
};

/** What the prose says of values on top of the schemas, and relations within a record. */
function knownIn(family: MessageFamily, release: Release): Known {
  const accounts = accountsIn(release);
  return (name, schema) => {
    const members = schema.properties ?? {};
    const usual = constants[name];
    if (usual !== undefined && schema.type !== 'array') return usual;
    if (Object.hasOwn(namespacedMembers, name) && name !== 'SchemeName') {
      return namespaced(namespacedMembers[name as keyof typeof namespacedMembers]);
    }
    if (name === 'Frequency' && family === 'direct-debit') return namespaced(['Annual', 'Monthly', 'NotKnown']);
    if (/^(?:Servicer|\w+Agent)$/.test(name) && members.SchemeName !== undefined) return banks;
    if (members.SchemeName !== undefined && name !== 'Servicer') return accounts;
    if (family === 'statement' && /^(?:Type|RateType|Frequency)$/.test(name) && schema.enum === undefined) {
      return namespaced([]);
    }
    return undefined;
  };
}

const dataOperations: Readonly<Partial<Record<MessageFamily, OperationId>>> = Object.fromEntries(
  operationIds
    .filter((id) => 'response' in operations[id] && operations[id].path.includes('{AccountId}'))
    .map((id) => [(operations[id] as { response: string }).response, id])
    .reverse(),
);

/** The families of data messages, each with the operation that answers with it for one account. */
export const dataFamilies = Object.entries(dataOperations).filter(
  ([family]) => family !== 'file',
) as readonly (readonly [MessageFamily, OperationId])[];

/** The schema that an answer of a family keeps to under a consent with Detail permissions. */
export function schemaOf(family: MessageFamily, release: Release = latestRelease): JsonSchema {
  return resolveMessage(family, { release, ...(hasViews(family) ? { view: 'detail' as const } : {}) });
}

/** Bodies of a family as some conforming bank may send them. */
export function bodiesOf(family: MessageFamily, release: Release = latestRelease): fc.Arbitrary<unknown> {
  const { Data, ...rest } = schemaOf(family, release).properties ?? {};
  if (Data === undefined) throw new TypeError(`${family} has no Data`);
  const schema = { ...schemaOf(family, release), properties: { Data, ...rest }, required: ['Data', 'Links', 'Meta'] };
  return valuesOf(schema, knownIn(family, release));
}

/** What the rules say of one body. */
export function judgeBody(
  rules: readonly Rule[],
  catalogue: readonly Rule[],
  { body, operation, release = latestRelease }: { body: unknown; operation: OperationId; release?: Release },
) {
  const context: RuleContext = {
    profile: fullProfile,
    release,
    baseUrl: sketchBaseUrl,
    now: sketchNow,
    claims: claimsOf(catalogue, release),
  };
  const evidence = new Evidence(archiveOf({ operation, body }));
  return rules.map((rule) => judgeRule(rule, evidence, context));
}
