import { clause } from '../../core/clause.ts';
import { createdConsents, readConsents } from '../../core/consent-history.ts';
import { json } from '../../core/evidence.ts';
import { textAt } from '../../core/json.ts';
import { isOfInterface } from '../../core/links.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const withSelf = (Self: string, operation: Sketch['operation'] = 'POST /account-access-consents'): Sketch => ({
  operation: operation ?? 'POST /account-access-consents',
  body: { Data: { ConsentId: 'urn:bank:aac/1' }, Links: { Self } },
});
const base = 'https://bank.example/open-banking/v3.1/aisp';

export default rule({
  id: 'AISP-CON-026',
  statements: ['AISP-CON-026', 'AISP-ENV-009'],
  level: 'MUST',
  title: 'Links.Self of a consent leads to the consent, on POST as on GET',
  matters: 'A TPP follows Self to look after its consent; a link elsewhere reads the consent of nobody, or another.',
  clause: clause('Account Access Consents', 'Usage Examples'),
  scenarios: ['consents', 'transaction-permissions', 'consent-deletion'],
  optional: true,
  needs: 'a consent that could be made, with Links.Self',
  *judge(evidence, context) {
    for (const { exchange, data } of [...createdConsents(evidence), ...readConsents(evidence)]) {
      const self = textAt(json(exchange), 'Links', 'Self');
      const id = textAt(data, 'ConsentId');
      // A link that is no absolute URI, or not of this interface, has a rule of its own.
      if (self === undefined || id === undefined || !isOfInterface(self, context)) continue;
      const path = decoded(self.split(/[?#]/)[0] ?? '').replace(/\/$/, '');
      const leads = path.endsWith(`/account-access-consents/${decoded(id)}`);
      yield look(below({ exchange }, 'Links', 'Self'), leads, 'Expected a link to the consent', self);
    }
  },
  accept: {
    'the path of the consent': withSelf(`${base}/account-access-consents/urn:bank:aac/1`),
    'with the id escaped': withSelf(`${base}/account-access-consents/urn%3Abank%3Aaac%2F1`),
    'below the prefix of a gateway': withSelf(
      'https://api.example/psd2/open-banking/v3.1/aisp/account-access-consents/urn:bank:aac/1',
    ),
    'with a trailing slash': withSelf(`${base}/account-access-consents/urn:bank:aac/1/`),
  },
  reject: {
    'the collection': withSelf(`${base}/account-access-consents`),
    'another consent': withSelf(`${base}/account-access-consents/2`, 'GET /account-access-consents/{ConsentId}'),
    'another resource': withSelf(`${base}/accounts`),
  },
});

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
