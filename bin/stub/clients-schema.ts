const text = { type: 'string', minLength: 1 } as const;

const publicKey = {
  type: 'object',
  required: ['kty', 'n', 'e', 'kid'],
  properties: {
    kty: { const: 'RSA', description: 'RSA, the only kind of key that signs with PS256' },
    n: { ...text, description: 'the modulus' },
    e: { ...text, description: 'the exponent' },
    kid: { ...text, description: 'the id by which JWTs name the key' },
  },
} as const;

/** What a file of clients must look like. Unknown keys are refused, but in a JWK, where they are somebody else's. */
export const clientsSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'Clients',
  title: 'Clients',
  type: 'object',
  additionalProperties: false,
  required: ['clients'],
  properties: {
    clients: {
      type: 'array',
      minItems: 1,
      description: 'a list of clients',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['clientId'],
        anyOf: [
          { required: ['clientSecret'] },
          { required: ['jwks'] },
          { required: ['signingCertificate'] },
          { required: ['certificate'] },
        ],
        description:
          'a client with at least one of clientSecret, jwks, signingCertificate and certificate to authenticate by',
        properties: {
          clientId: { ...text, description: 'the client id' },
          clientSecret: { ...text, description: 'the secret, in the file itself: it guards invented data' },
          name: { ...text, description: 'the name that a PSU is shown; the client id when left out' },
          scopes: {
            type: 'array',
            minItems: 1,
            uniqueItems: true,
            items: { type: 'string', enum: ['openid', 'accounts', 'payments', 'fundsconfirmations'] },
            description: 'the scopes that the client may ask for; all when left out',
          },
          redirectUris: {
            type: 'array',
            uniqueItems: true,
            items: { type: 'string', pattern: '^https?://[^#]+$' },
            description: 'a list of exact https or http URIs without a fragment; any on loopback are allowed besides',
          },
          jwks: {
            type: 'object',
            required: ['keys'],
            properties: { keys: { type: 'array', minItems: 1, items: publicKey } },
            description: 'the public keys that the client signs JWTs with, as a JWK set',
          },
          signingCertificate: {
            ...text,
            description: 'the path of a PEM file with the certificate or public key that the client signs JWTs with',
          },
          certificate: { ...text, description: 'the path of a PEM file with the TLS certificate of the client' },
        },
      },
    },
    authorities: {
      type: 'array',
      minItems: 1,
      items: text,
      description: 'the paths of PEM files with the authorities that issued the TLS certificates of the clients',
    },
  },
} as const;
