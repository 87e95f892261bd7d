import { type Operation, type OperationId, operation } from '../operations.ts';
import type { DescribedBank } from './described-bank.ts';
import type { SecurityRequirement, SecurityScheme } from './open-api.ts';

const scopes = { accounts: 'Read account information, and ask for consents to.' } as const;

/** The scheme of a token that is at hand already, wherever it comes from. */
export const bearerScheme = 'AccessToken';

/** The schemes that the published files have for each grant, by the names that they give them. */
const schemeOf = {
  client_credentials: 'TPPOAuth2Security',
  authorization_code: 'PSUOAuth2Security',
} as const satisfies Record<Operation['grant'], string>;

/** How callers of the bank prove who they are and what they may do. */
export function securitySchemes({ endpoints }: DescribedBank): Readonly<Record<string, SecurityScheme>> {
  const { authorization: authorizationUrl, token: tokenUrl } = endpoints;
  return {
    [schemeOf.client_credentials]: {
      type: 'oauth2',
      description: 'A token of the TPP itself, for its consents.',
      flows: { clientCredentials: { tokenUrl, scopes } },
    },
    [schemeOf.authorization_code]: {
      type: 'oauth2',
      description:
        'A token that a PSU authorised, for account data. The request for authorisation names the consent: by the claim `openbanking_intent_id`, or by the parameter `consent_id`.',
      flows: { authorizationCode: { authorizationUrl, tokenUrl, refreshUrl: tokenUrl, scopes } },
    },
    [bearerScheme]: { type: 'http', scheme: 'bearer', description: 'A token of either kind that is at hand already.' },
  };
}

/** What an operation wants: a token by its own grant, or one of that kind which is at hand. */
export function securityOf(id: OperationId): readonly SecurityRequirement[] {
  return [{ [schemeOf[operation(id).grant]]: ['accounts'] }, { [bearerScheme]: [] }];
}
