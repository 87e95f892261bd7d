import { clause } from '../../core/clause.ts';
import { textAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { instantOf } from '../../core/wall-clock.ts';

const statement = (StartDateTime: string, EndDateTime: string, CreationDateTime: string) => ({
  operation: 'GET /accounts/{AccountId}/statements' as const,
  data: { Statement: [{ AccountId: 'acc-1', Type: 'RegularPeriodic', StartDateTime, EndDateTime, CreationDateTime }] },
});

const pairs = [
  ['StartDateTime', 'EndDateTime'],
  ['EndDateTime', 'CreationDateTime'],
] as const;

/** A day is let pass: a bank that keeps days only writes midnight for the moment of creation. */
const slackMs = 86_400_000;

export default rule({
  id: 'AISP-DTM-011',
  level: 'SHOULD',
  title: 'A statement ends after it starts and is created after it ends',
  matters:
    'A statement that ends before it starts, or was made before it ended, cannot be put into any calendar of the customer.',
  clause: clause('Statements', 'Notes'),
  applies: ({ operations }) =>
    operations.includes('GET /accounts/{AccountId}/statements') || 'The bank does not offer statements.',
  scenarios: ['reads', 'basic-view'],
  needs: 'a statement',
  apart: true,
  *judge(evidence) {
    for (const found of evidence.records('Statement')) {
      for (const [earlier, later] of pairs) {
        const before = instantOf(textAt(found.value, earlier));
        const after = instantOf(textAt(found.value, later));
        if (before === undefined || after === undefined) continue;
        yield look(
          below(found, later),
          before - after < slackMs,
          `Expected ${later} not before ${earlier}`,
          found.value[later],
          found.value[earlier],
        );
      }
    }
  },
  accept: {
    'a month, created on the next day': statement(
      '2026-02-01T00:00:00+00:00',
      '2026-02-28T23:59:59+00:00',
      '2026-03-01T03:00:00+00:00',
    ),
    'all the same moment': statement('2026-02-01T00:00:00Z', '2026-02-01T00:00:00Z', '2026-02-01T00:00:00Z'),
  },
  reject: {
    'the end before the start': statement('2026-02-28T00:00:00Z', '2026-02-01T00:00:00Z', '2026-03-01T00:00:00Z'),
    'created before the end': statement('2026-02-01T00:00:00Z', '2026-02-28T00:00:00Z', '2026-02-15T00:00:00Z'),
  },
});
