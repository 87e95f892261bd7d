import { basePathOf } from '../../../schemas/operations.ts';
import { clause } from '../../core/clause.ts';
import { atStandardPath } from '../../core/interface-path.ts';
import { foundLinks, isOfInterface } from '../../core/links.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';

const links = (Self: string) =>
  ({ operation: 'GET /accounts', body: { Data: {}, Links: { Self }, Meta: {} } }) as const;

export default rule({
  id: 'AISP-HTTP-028',
  level: 'MUST',
  title: 'The path of every link is a prefix of the bank, /open-banking/v3.1/aisp and the resource',
  matters:
    'Clients compare and follow links by their path; one of another version or resource leads to a 404 on the second page.',
  clause: clause('Read/Write Data API', 'Resource URI Path Structure'),
  applies: (_profile, context) => atStandardPath(context),
  scenarios: ['reads', 'basic-view', 'consents', 'paging'],
  needs: 'answers with links',
  apart: true,
  *judge(evidence, context) {
    const basePath = basePathOf(context.release);
    for (const link of foundLinks(evidence, context)) {
      const holds = isOfInterface(link.text, context);
      yield look(link, holds, `Expected ${basePath}/ in the path of a link`, link.text);
    }
  },
  accept: {
    'without a prefix': links('https://bank.example/open-banking/v3.1/aisp/accounts'),
    'with a prefix': links('https://bank.example/apis/retail/open-banking/v3.1/aisp/accounts'),
  },
  reject: {
    'the patch release in the path': links('https://bank.example/open-banking/v3.1.11/aisp/accounts'),
    'no group': links('https://bank.example/open-banking/v3.1/accounts'),
    'a path of its own': links('https://bank.example/accounts'),
  },
});
