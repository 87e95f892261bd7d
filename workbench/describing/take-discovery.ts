import { listAt, parsedJson, textAt } from '../../suites/core/json.ts';
import { Problem } from '../problem.ts';
import type { Description } from './description.ts';
import { partAt } from './schema-part.ts';

/** Where a discovery document says what a target file says. Clause: OpenID Connect Discovery 1.0, section 3. */
const members = {
  issuer: 'issuer',
  tokenUrl: 'token_endpoint',
  authorizeUrl: 'authorization_endpoint',
  jwksUrl: 'jwks_uri',
} as const;

/**
 * Takes the endpoints from a discovery document, and the way in which clients authenticate where it names one only that we know. How
 * tokens are had stays what it is, or becomes `headless`. Throws a Problem for text that is none.
 */
export function takeDiscovery(description: Description, text: string): void {
  const document = parsedJson(text);
  if (textAt(document, 'issuer') === undefined || textAt(document, 'token_endpoint') === undefined)
    throw new Problem(
      'This is no discovery document.',
      'Paste what the bank answers at /.well-known/openid-configuration: it names an issuer and a token_endpoint.',
    );
  const known = textAt(description.value, 'tokens', 'kind');
  const kind = known === 'manual' ? known : 'headless';
  if (known !== kind) {
    description.set(['tokens'], undefined);
    description.set(['tokens', 'kind'], kind);
  }
  for (const [name, member] of Object.entries(members)) {
    const value = textAt(document, member);
    if (value !== undefined) description.set(['tokens', name], value);
  }
  const ways = partAt(['tokens', 'clientAuthentication'], kind)?.enum ?? [];
  const offered = listAt(document, 'token_endpoint_auth_methods_supported') ?? [];
  const [way, ...others] = ways.filter((each) => offered.includes(each));
  if (way !== undefined && others.length === 0) description.set(['tokens', 'clientAuthentication'], way);
}
