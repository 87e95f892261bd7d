import { clause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

const tried = (variant: 'read' | 'delete', answer: Partial<Sketch>): Sketch => ({
  operation: `${variant === 'read' ? 'GET' : 'DELETE'} /account-access-consents/{ConsentId}`,
  probe: 'other-client',
  variant,
  consent: 'rejected',
  ...answer,
});

/** With which status it is refused is AISP-CON-045. */
export default rule({
  id: 'AISP-SEC-010',
  level: 'MUST',
  title: 'A TPP can neither read nor delete the consent of another TPP',
  matters:
    'If one TPP can read or delete the consents of another, it learns who the customers of a competitor are, and can cut them off.',
  clause: clause('Read/Write Data API', '403 (Forbidden)'),
  scenarios: ['second-client'],
  needs: 'a token of a second TPP, and a consent of the first',
  *judge(evidence) {
    for (const variant of ['read', 'delete']) {
      for (const exchange of evidence.select({ probe: 'other-client', variant })) {
        const expected = "Expected another TPP's consent to be out of reach";
        yield look({ exchange }, !isSuccess(exchange), expected, statusOf(exchange));
      }
    }
  },
  accept: { 'both forbidden': [tried('read', { status: 403 }), tried('delete', { status: 403 })] },
  reject: {
    'shows it': [tried('read', { data: { ConsentId: 'aac-1' } }), tried('delete', { status: 403 })],
    'deletes it': [tried('read', { status: 403 }), tried('delete', {})],
  },
});
