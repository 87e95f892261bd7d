import { clause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { isSuccess } from '../../core/status.ts';

const deletion = (answer: Partial<Sketch>): Sketch => ({
  operation: 'DELETE /account-access-consents/{ConsentId}',
  consent: 'minimal',
  variant: 'authorised',
  ...answer,
});

export default rule({
  id: 'AISP-CON-038',
  level: 'MUST',
  title: 'The answer to the deletion of a consent has no body',
  matters:
    'A client that was promised no body does not read one; the rest of it is then taken for the beginning of the next answer.',
  clause: clause('Account Access Consents', 'DELETE /account-access-consents/{ConsentId}'),
  scenarios: ['consents', 'consent-deletion'],
  needs: 'a consent that could be deleted',
  *judge(evidence) {
    const deletions = evidence.select({ operation: 'DELETE /account-access-consents/{ConsentId}', probe: 'happy' });
    for (const exchange of deletions.filter(isSuccess)) {
      const size = exchange.response?.size ?? 0;
      yield look({ exchange }, size === 0, 'Expected an empty answer', exchange.response?.body);
    }
  },
  accept: { empty: deletion({}) },
  reject: {
    'an empty object': deletion({ status: 200, body: {} }),
    'the consent as it was': deletion({ status: 200, data: { ConsentId: 'con-minimal' } }),
  },
});
