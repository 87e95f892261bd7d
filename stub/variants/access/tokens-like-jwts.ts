import { variant } from '../variant.ts';
import { reworded } from '../wire.ts';

const [head, tail] = [`eyJhbGciOiJQUzI1NiJ9.${'eyJzY29wZSI6ImFjY291bnRzIn0'.repeat(20)}`, 'c2lnbmF0dXJl'.repeat(25)];

export default variant({
  id: 'tokens-like-jwts',
  title: 'Issues access tokens of a thousand characters, as signed tokens are',
  clause: 'RFC 6749, section 1.4: access tokens are opaque to the client',
  resembles: ['AISP-SEC-005'],
  serve: reworded(({ url }) => ({
    outward: (text) =>
      new URL(url).pathname === '/token' ? text.replace(/("access_token":")([^"]+)"/, `$1${head}.$2.${tail}"`) : text,
    inward: (text) => text.replaceAll(`${head}.`, '').replaceAll(`.${tail}`, ''),
  })),
});
