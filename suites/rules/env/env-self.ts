import { clause } from '../../core/clause.ts';
import { json } from '../../core/evidence.ts';
import { plainPath, resourceOf } from '../../core/interface-path.ts';
import { at } from '../../core/json.ts';
import { isOfInterface } from '../../core/links.ts';
import { below, look } from '../../core/look.ts';
import { linkOf } from '../../core/record-list.ts';
import { rule } from '../../core/rule.ts';
import { isSuccess, statusOf } from '../../core/status.ts';
import { sameInAnyOrder } from '../../core/unordered.ts';

/** Path of a URI, escapes undone, without a trailing slash; undefined where there is none. */
function pathOf(uri: string): string | undefined {
  if (!URL.canParse(uri)) return undefined;
  return plainPath(new URL(uri).pathname);
}

const base = 'https://bank.example/open-banking/v3.1/aisp';
const withSelf = (Self: string) =>
  ({
    operation: 'GET /accounts/{AccountId}/balances',
    body: { Data: { Balance: [] }, Links: { Self }, Meta: {} },
  }) as const;
const list = (...ids: readonly string[]) => ({ Account: ids.map((AccountId) => ({ AccountId })) });
const again = { operation: 'GET /accounts', probe: 'page', variant: 'Self', follows: 'x1' } as const;

export default [
  rule({
    id: 'AISP-ENV-007',
    level: 'MUST',
    title: 'Links.Self of a read leads to the resource that was asked for',
    matters:
      'A TPP that refreshes by Self comes to another resource where the link is wrong, and stores its records under the old name.',
    clause: clause('Read/Write Data API', 'Links'),
    scenarios: ['reads', 'basic-view'],
    needs: 'a successful read with Links.Self',
    apart: true,
    *judge(evidence, context) {
      for (const exchange of evidence.successes()) {
        const self = pathOf(linkOf(exchange, 'Self') ?? '');
        const resource = resourceOf(exchange.request.url, context);
        // Of a consent another rule tells where Self leads.
        if (self === undefined || resource.startsWith('/account-access-consents')) continue;
        // A link that is not of this interface at all has a rule of its own.
        if (!isOfInterface(linkOf(exchange, 'Self') ?? '', context)) continue;
        const place = below({ exchange }, 'Links', 'Self');
        yield look(place, self.endsWith(resource), 'Expected a link to the resource that was asked for', self);
      }
    },
    accept: {
      'the same path': withSelf(`${base}/accounts/acc-1/balances`),
      'with a trailing slash': withSelf(`${base}/accounts/acc-1/balances/`),
      'below the prefix of a gateway': withSelf(
        `https://api.example/psd2/open-banking/v3.1/aisp/accounts/acc-1/balances`,
      ),
      'with an escape': withSelf(`${base}/accounts/acc%2D1/balances`),
    },
    reject: {
      'another resource': withSelf(`${base}/accounts/acc-1`),
      'another account': withSelf(`${base}/accounts/acc-2/balances`),
      'the template': withSelf(`${base}/accounts/{AccountId}/balances`),
    },
  }),
  rule({
    id: 'AISP-ENV-008',
    level: 'SHOULD',
    title: 'Links.Self brings the same accounts again',
    matters:
      'If Self brings other accounts than the answer it came in, a refresh replaces the accounts of the customer by others.',
    clause: clause('Read/Write Data API', 'Links'),
    scenarios: ['reads'],
    needs: 'a list of accounts whose Links.Self leads to the target',
    *judge(evidence) {
      for (const exchange of evidence.select({ operation: 'GET /accounts', probe: 'page', variant: 'Self' })) {
        const before = evidence.byId(exchange.about.follows);
        if (before === undefined) continue;
        const same = isSuccess(exchange) && sameInAnyOrder(at(json(exchange), 'Data'), at(json(before), 'Data'));
        yield look({ exchange }, same, 'Expected the same Data behind Links.Self', statusOf(exchange));
      }
    },
    accept: {
      'the same list': [
        { operation: 'GET /accounts', data: list('a', 'b') },
        { ...again, data: list('a', 'b') },
      ],
      'the same list in another order': [
        { operation: 'GET /accounts', data: list('a', 'b') },
        { ...again, data: list('b', 'a') },
      ],
    },
    reject: {
      'another list': [
        { operation: 'GET /accounts', data: list('a', 'b') },
        { ...again, data: list('a') },
      ],
      'nothing there': [
        { operation: 'GET /accounts', data: list('a') },
        { ...again, status: 404 },
      ],
    },
  }),
];
