/**
 * What the names of members, parameters and headers say about their values. The personal ones are masked in shape, so that a
 * reader still sees what was wrong with them; nothing is kept of credentials.
 */
export type Sensitivity = 'personal' | 'credential' | 'identifier' | 'plain';

const personal =
  /(identification|nickname|fulllegalname|partynumber|accountnumber|iban|sortcode|vatnumber|companyid|transactioninformation|address|addressline|streetname|buildingnumber|buildingname|postcode|townname|countrysubdivision|countrysubdivision|references?|e-?mail|phone|phonenumber|mobile|mobilenumber|dateofbirth|birthdate|lei|invoicer|invoicee|taxremittance|unstructured|additionalremittanceinformation|linedetails|careof)$/i;
const personalName = /name$/i;
/** Names of things, not of people, and members inside an address that identify nobody. */
const plain =
  /^(schemename|cardschemename|productname|seriesname|groupname|addresstype|country|currency|amount|type|subtype|code|status|proprietary|issuer|permissions)$|datetime$/i;
const identifier = /^(Id|[A-Z][A-Za-z]*Id)$/;
const credential =
  /(^|_|-)(access_?token|refresh_?token|id_?token|token|client_?secret|client_?assertion|assertion|code_?verifier|password|passwd|secret|api_?key|private_?key|authorization|cookie|session)$|^(accessToken|refreshToken|idToken|clientSecret|apiKey|privateKey|session(Id|Key|Token))$/i;

const known = new Map<string, Sensitivity>();

/** What the name of one member says about its value. */
export function sensitivityOf(name: string): Sensitivity {
  const cached = known.get(name);
  if (cached !== undefined) return cached;
  const sensitivity = classify(name);
  if (known.size < 5_000) known.set(name, sensitivity);
  return sensitivity;
}

function classify(name: string): Sensitivity {
  if (plain.test(name)) return 'plain';
  if (credential.test(name)) return 'credential';
  if (personal.test(name)) return 'personal';
  if (identifier.test(name)) return 'identifier';
  return personalName.test(name) ? 'personal' : 'plain';
}

/** What a path of member names says about the value at its end: all below a personal member is personal, but for ids and codes. */
export function sensitivityAt(path: readonly string[]): Sensitivity {
  const last = path.at(-1);
  if (last === undefined) return 'plain';
  const own = sensitivityOf(last);
  if (own !== 'plain') return own;
  const above = path.map(sensitivityOf).find((each) => each === 'credential' || each === 'personal');
  return above === undefined || plain.test(last) ? own : above;
}

/** True for a parameter of a query, fragment or form that carries a credential. `code` and `state` are ones only there. */
export function isSecretParameter(name: string): boolean {
  return /^(code|state|nonce|request|username)$/i.test(name) || credential.test(name);
}

/** Request headers that carry neither a credential nor a person; any other may be a gateway's key. */
export const safeRequestHeaders: ReadonlySet<string> = new Set([
  'accept',
  'accept-charset',
  'accept-encoding',
  'accept-language',
  'cache-control',
  'connection',
  'content-length',
  'content-type',
  'host',
  'if-modified-since',
  'if-none-match',
  'user-agent',
  'x-customer-user-agent',
  'x-fapi-auth-date',
  'x-fapi-customer-last-logged-time',
  'x-fapi-financial-id',
  'x-fapi-interaction-id',
  'x-idempotency-key',
  'x-jws-signature',
]);

/** Response headers whose values are codes, dates, ids and links, and nothing that a bank writes freely. */
export const codedResponseHeaders =
  /^(accept(-[a-z]+)?|access-control-[a-z-]+|age|allow|cache-control|connection|content-(disposition|encoding|language|length|location|security-policy|type)|date|etag|expires|keep-alive|last-modified|link|location|pragma|referrer-policy|retry-after|strict-transport-security|trailer|transfer-encoding|vary|x-content-type-options|x-fapi-interaction-id|x-frame-options)$/i;

/** True for a response header that carries a credential. */
export function isSecretResponseHeader(name: string): boolean {
  return (
    /^(set-cookie|cookie|authorization|proxy-authorization|x-auth-token|x-csrf-token|x-xsrf-token|[a-z-]*session(-?id)?)$/i.test(
      name,
    ) || credential.test(name)
  );
}
