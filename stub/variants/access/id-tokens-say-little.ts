import { variant } from '../variant.ts';

export default variant({
  id: 'id-tokens-say-little',
  title: 'Issues ID tokens for several audiences, without nonce, hashes, acr and the id of the consent',
  clause: 'OpenID Connect Core 1.0, section 2: a list of audiences will do; the rest is a matter of its profiles',
  behaviour: {
    idTokenClaims: (usual) => (said) => {
      const { nonce: _, at_hash: __, c_hash: ___, acr: ____, openbanking_intent_id: _____, ...rest } = usual(said);
      return { ...rest, aud: ['a-sister', ...[rest.aud ?? []].flat()] };
    },
  },
});
