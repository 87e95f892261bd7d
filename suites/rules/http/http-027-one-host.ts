import { clause } from '../../core/clause.ts';
import { foundLinks } from '../../core/links.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';

const links = (Self: string, operation: 'GET /accounts' | 'GET /balances') =>
  ({ operation, body: { Data: {}, Links: { Self }, Meta: {} } }) as const;

export default rule({
  id: 'AISP-HTTP-027',
  level: 'MUST',
  title: 'All links of a bank share one host and one path prefix',
  matters:
    'A TPP follows links as they are given; one that leads to an inner host times out, and one to a foreign host sends the token there.',
  clause: clause('Read/Write Data API', 'Resource URI Path Structure'),
  scenarios: ['reads', 'basic-view', 'consents', 'paging'],
  needs: 'answers with links',
  *judge(evidence, context) {
    // Compared with each other and not with the address called: a gateway may publish another one than the harness uses.
    let first: string | undefined;
    for (const link of foundLinks(evidence, context)) {
      if (link.prefix === undefined) continue;
      first ??= link.prefix;
      yield look(link, link.prefix === first, 'Expected the host and path prefix of the other links', link.text);
    }
  },
  accept: {
    'one host and prefix': [
      links('https://bank.example/apis/open-banking/v3.1/aisp/accounts', 'GET /accounts'),
      links('https://bank.example/apis/open-banking/v3.1/aisp/balances', 'GET /balances'),
    ],
    'the public address of a gateway': links('https://api.bank.test/open-banking/v3.1/aisp/accounts', 'GET /accounts'),
  },
  reject: {
    'another host': [
      links('https://bank.example/open-banking/v3.1/aisp/accounts', 'GET /accounts'),
      links('http://core-17.internal/open-banking/v3.1/aisp/balances', 'GET /balances'),
    ],
    'another prefix': [
      links('https://bank.example/open-banking/v3.1/aisp/accounts', 'GET /accounts'),
      links('https://bank.example/retail/open-banking/v3.1/aisp/balances', 'GET /balances'),
    ],
  },
});
