import { latestRelease } from '../../schemas/releases.ts';
import { type JsonObject, listAt, textAt } from '../../suites/core/json.ts';
import { parseBaseUrl } from '../../suites/target/base-url.ts';
import { resolveRelease } from '../../suites/target/load-release.ts';
import { UsageError } from '../exit.ts';
import type { Discovery } from './read-discovery.ts';
import { type Notes, toTokens } from './to-tokens.ts';

const ofPayments = 'it is for payments or funds confirmation';
const ofTheRun = 'the run decides itself when to send this header';

/** Keys of the configuration that have no place in a target file, and why. */
const withoutPlace: Readonly<Record<string, string>> = {
  x_fapi_customer_ip_address: ofTheRun,
  transaction_from_date: 'the run chooses its windows from what it finds',
  transaction_to_date: 'the run chooses its windows from what it finds',
  acr_values_supported: 'a run does not ask for a class of authentication',
  conditional_properties: 'members that a bank may leave out are judged where they come',
  tpp_signature_issuer: ofPayments,
  tpp_signature_tan: ofPayments,
  creditor_account: ofPayments,
  international_creditor_account: ofPayments,
  instructed_amount: ofPayments,
  currency_of_transfer: ofPayments,
  first_payment_date_time: ofPayments,
  requested_execution_date_time: ofPayments,
  payment_frequency: ofPayments,
  cbpii_debtor_account: ofPayments,
};

const withPlace: readonly string[] = [
  ...['client_id', 'client_secret', 'token_endpoint', 'authorization_endpoint', 'token_endpoint_auth_method'],
  ...[
    'x_fapi_financial_id',
    'response_type',
    'request_object_signing_alg',
    'redirect_url',
    'issuer',
    'resource_base_url',
    'resource_ids',
  ],
  ...['signing_private', 'signing_public', 'transport_private', 'transport_public', 'tpp_signature_kid'],
];

/** The target that a discovery file and a configuration stand for, as its file has it. Throws a UsageError without a base URL. */
export function toTarget(discovery: Discovery, config: JsonObject, profile: string, notes: Notes): JsonObject {
  const { lost, toDo } = notes;
  const configured = textAt(config, 'resource_base_url') || undefined;
  const release = resolveRelease(discovery.version.replace(/^v/, ''));
  const known = typeof release === 'string' ? release : latestRelease;
  const baseUrl = parseBaseUrl(configured ?? discovery.resourceBaseUri, known);
  if (typeof baseUrl !== 'string') throw new UsageError(baseUrl.message, `${baseUrl.cure} It is "resourceBaseUri".`);
  const elsewhere = parseBaseUrl(discovery.resourceBaseUri, known);
  if (configured !== undefined && elsewhere !== baseUrl) {
    lost('The resourceBaseUri of the discovery file: the configuration names another base URL, which goes before it.');
  }
  if (typeof release !== 'string') lost(`The version "${discovery.version}": the target has the usual release.`);
  for (const other of discovery.others) lost(`${other}: this judges account information only.`);

  for (const [reason, keys] of leftOut(config)) lost(`${keys.join(', ')} of the configuration: ${reason}.`);
  if ((listAt(config, 'resource_ids', 'statement_ids') ?? []).length > 0) {
    lost('resource_ids.statement_ids of the configuration: the run finds the statements itself.');
  }
  const accountIds = (listAt(config, 'resource_ids', 'account_ids') ?? []).flatMap((each) => {
    const id = textAt(each, 'account_id');
    return id === undefined || id === '' ? [] : [id];
  });
  const financialId = textAt(config, 'x_fapi_financial_id') || undefined;
  const hasCertificate =
    textAt(config, 'transport_public') || textAt(config, 'token_endpoint_auth_method') === 'tls_client_auth';
  if (hasCertificate) {
    toDo(
      'Put the certificate (transport_public) into transport.pem and its key (transport_private) into transport.key.',
    );
  }
  return {
    baseUrl,
    ...(typeof release === 'string' ? { release } : {}),
    profile,
    tokens: toTokens(discovery, config, notes),
    ...(hasCertificate ? { tls: { certificate: { file: 'transport.pem' }, key: { file: 'transport.key' } } } : {}),
    ...(financialId === undefined ? {} : { financialId }),
    ...(accountIds.length === 0 ? {} : { accountIds: [...new Set(accountIds)] }),
  };
}

/** The keys that have no place, by the reason that they share. */
function leftOut(config: JsonObject): ReadonlyMap<string, readonly string[]> {
  const byReason = new Map<string, string[]>();
  for (const key of Object.keys(config)) {
    if (withPlace.includes(key)) continue;
    const reason =
      (Object.hasOwn(withoutPlace, key) ? withoutPlace[key] : undefined) ?? 'a target file has nothing like it';
    byReason.set(reason, [...(byReason.get(reason) ?? []), key]);
  }
  return byReason;
}
