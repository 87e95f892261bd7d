import { type Operation, type OperationId, operation } from '../operations.ts';
import type { DescribedBank } from './described-bank.ts';
import type { SecurityRequirement, SecurityScheme } from './open-api.ts';

const scopes = { accounts: 'Read account information, and ask for consents to.' } as const;

/** The schemes of a grant: that of the published files by the name which they give it, and one for a token that is at hand. */
const schemesOf = {
  client_credentials: { oauth: 'TPPOAuth2Security', bearer: 'ClientToken' },
  authorization_code: { oauth: 'PSUOAuth2Security', bearer: 'AccessToken' },
} as const satisfies Record<Operation['grant'], { readonly oauth: string; readonly bearer: string }>;

/** How callers of the bank prove who they are and what they may do. */
export function securitySchemes({ endpoints }: DescribedBank): Readonly<Record<string, SecurityScheme>> {
  const { authorization: authorizationUrl, token: tokenUrl } = endpoints;
  const { client_credentials: ofClient, authorization_code: ofPsu } = schemesOf;
  return {
    [ofClient.oauth]: {
      type: 'oauth2',
      description: 'A token of the TPP itself, for its consents.',
      flows: { clientCredentials: { tokenUrl, scopes } },
    },
    [ofClient.bearer]: { type: 'http', scheme: 'bearer', description: 'A token of the TPP itself that is at hand.' },
    [ofPsu.oauth]: {
      type: 'oauth2',
      description:
        'A token that a PSU authorised, for account data. The request for authorisation names the consent: by the claim `openbanking_intent_id`, or by the parameter `consent_id`.',
      flows: { authorizationCode: { authorizationUrl, tokenUrl, refreshUrl: tokenUrl, scopes } },
    },
    [ofPsu.bearer]: { type: 'http', scheme: 'bearer', description: 'A token of a PSU that is at hand.' },
  };
}

/**
 * What an operation wants: a token by its own grant, or one of that kind which is at hand. First stands what a program can have
 * without a PSU, for many take the first alone.
 */
export function securityOf(id: OperationId): readonly SecurityRequirement[] {
  const { grant } = operation(id);
  const [oauth, bearer] = [{ [schemesOf[grant].oauth]: ['accounts'] }, { [schemesOf[grant].bearer]: [] }];
  return grant === 'client_credentials' ? [oauth, bearer] : [bearer, oauth];
}
