import { clause } from '../../core/clause.ts';
import { createdConsents, readConsents } from '../../core/consent-history.ts';
import { textAt } from '../../core/json.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { instantOf } from '../../core/wall-clock.ts';

const consent = (CreationDateTime: string, StatusUpdateDateTime: string) => ({
  operation: 'GET /account-access-consents/{ConsentId}' as const,
  data: { ConsentId: 'aac-1', CreationDateTime, StatusUpdateDateTime },
});

/** A second is let pass: one of the two may be written without the fraction that the other has. */
const slackMs = 1000;

export default rule({
  id: 'AISP-DTM-010',
  level: 'SHOULD',
  title: 'The status of a consent was not updated before the consent was created',
  matters: 'A status that is older than its consent makes the history that a TPP shows its customer run backwards.',
  clause: clause('Account Access Consents', 'Data Dictionary'),
  scenarios: ['consents', 'consent-deletion'],
  needs: 'an answer with a consent, which only a run that makes its own consents gets',
  *judge(evidence) {
    for (const { exchange, data } of [...createdConsents(evidence), ...readConsents(evidence)]) {
      const created = instantOf(textAt(data, 'CreationDateTime'));
      const updated = instantOf(textAt(data, 'StatusUpdateDateTime'));
      if (created === undefined || updated === undefined) continue;
      yield look(
        { exchange, pointer: '/Data/StatusUpdateDateTime' },
        updated >= created - slackMs,
        'Expected StatusUpdateDateTime not before CreationDateTime',
        data.StatusUpdateDateTime,
      );
    }
  },
  accept: {
    'the same moment': consent('2026-03-15T10:00:00+00:00', '2026-03-15T10:00:00+00:00'),
    'one of them without its fraction': consent('2026-03-15T10:00:00.640Z', '2026-03-15T10:00:00Z'),
    'the same moment in another zone': consent('2026-03-15T10:00:00+00:00', '2026-03-15T09:00:00-01:00'),
  },
  reject: { 'an hour before': consent('2026-03-15T10:00:00+00:00', '2026-03-15T09:00:00+00:00') },
});
