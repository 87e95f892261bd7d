import { clause } from '../../core/clause.ts';
import { type Rule, rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { isSuccess, lookAtStatus } from '../../core/status.ts';

interface Again extends Pick<Rule, 'title' | 'matters' | 'clause'> {
  readonly id: Rule['id'];
  readonly variant: 'read' | 'delete';
  readonly operation: 'GET /account-access-consents/{ConsentId}' | 'DELETE /account-access-consents/{ConsentId}';
}

const table: readonly Again[] = [
  {
    id: 'AISP-CON-036',
    title: 'Reading a deleted consent is refused with 400',
    matters:
      'A TPP that reads a consent which is gone must be told by the agreed status; with 200 it believes that access goes on.',
    clause: clause('Read/Write Data API', "Changes to an Intent's Authorized State"),
    variant: 'read',
    operation: 'GET /account-access-consents/{ConsentId}',
  },
  {
    id: 'AISP-CON-037',
    title: 'Deleting a consent a second time is refused with 400',
    matters:
      'Clean-ups are run twice: the second deletion must tell that there is nothing, in the way in which every bank tells it.',
    clause: clause('Read/Write Data API', '400 (Bad Request) v/s 404 (Not Found)'),
    variant: 'delete',
    operation: 'DELETE /account-access-consents/{ConsentId}',
  },
];

function again({ id, variant, operation, ...literal }: Again): Rule {
  const deleted: Sketch = {
    operation: 'DELETE /account-access-consents/{ConsentId}',
    consent: 'unauthorised',
    variant: 'awaiting-authorisation',
  };
  const tried = (status: number): readonly Sketch[] => [
    deleted,
    { operation, probe: 'after-deletion', consent: 'unauthorised', variant, status },
  ];
  return rule({
    ...literal,
    id,
    level: 'MUST',
    scenarios: ['consent-deletion'],
    needs: 'a consent that could be made and deleted',
    *judge(evidence) {
      const deletion = { operation: 'DELETE /account-access-consents/{ConsentId}', probe: 'happy' } as const;
      if (!evidence.select({ ...deletion, variant: 'awaiting-authorisation' }).some(isSuccess)) return;
      for (const exchange of evidence.select({ operation, probe: 'after-deletion', variant })) {
        yield lookAtStatus(exchange, { expected: [400] }, 'Expected 400 for a consent that was deleted');
      }
    },
    accept: { 'refuses with 400': tried(400) },
    reject: {
      'answers as if it were there': tried(variant === 'read' ? 200 : 204),
      'answers 404': tried(404),
      'answers 403': tried(403),
    },
  });
}

export default table.map(again);
