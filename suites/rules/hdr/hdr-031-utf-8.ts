import { clause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';

/** U+FFFD is what is left of bytes that are no UTF-8; the rest is UTF-8 that was read as Latin-1 and encoded once more. */
const broken = /\uFFFD|[\u00C3][\u0080-\u009F\u00A8\u00A9\u00AB\u00B1\u00B3\u00B6\u00BC]|\u00C2\u00A3|\u00E2\u0080/;

const party = (Name: string) => ({ operation: 'GET /party', data: { Party: { PartyId: 'party-1', Name } } }) as const;

export default rule({
  id: 'AISP-HDR-031',
  level: 'MUST',
  title: 'Bodies are UTF-8, encoded once',
  matters:
    'A name comes out as ZoÃ« where bytes are not UTF-8 or were encoded twice, and then matches no customer and no payee.',
  clause: clause('Read/Write Data API', 'Character Encoding'),
  scenarios: ['reads', 'basic-view', 'consents'],
  needs: 'a success with a JSON body',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.successes()) {
      const found = broken.exec(exchange.response?.body ?? '');
      const near = found === null ? '' : exchange.response?.body.slice(Math.max(0, found.index - 10), found.index + 10);
      yield look({ exchange }, found === null, 'Expected text in UTF-8, encoded once', near);
    }
  },
  accept: {
    'letters of many scripts': party('Zoë Ó Briain 漢字 €5'),
    'upper case with a tilde': party('JOÃO MAGALHÃES'),
    'plain ASCII': party('Neil Smith'),
  },
  reject: {
    'encoded twice': party('ZoÃ« RenÃ©'),
    'read as Latin-1': party('Zo\uFFFD'),
    'a pound sign encoded twice': party('Â£5'),
  },
});
