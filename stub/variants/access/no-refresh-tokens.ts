import { variant } from '../variant.ts';

export default variant({
  id: 'no-refresh-tokens',
  title: 'Issues no refresh tokens',
  clause: 'RFC 6749, section 1.5: issuing a refresh token is optional, at the discretion of the server',
  behaviour: {
    idTokenClaims: (usual) => (said) => {
      const { 'http://openbanking.org.uk/refresh_token_expires_at': _, ...rest } = usual(said);
      return rest;
    },
  },
  token: ({ body }) => {
    delete body?.refresh_token;
  },
});
