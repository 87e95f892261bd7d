import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ProgressLines } from './progress-lines.ts';

test('tells each step of a run as a line of JSON', () => {
  let text = '';
  const lines = new ProgressLines({
    write(part: string | Uint8Array) {
      text += String(part);
      return true;
    },
  });
  const gathering = { title: 'line\nfeeds', place: 1, total: 2, calls: 0 };
  lines.note('Gather');
  lines.gathering(gathering);
  lines.endGathering(false);
  lines.judged({ id: 'AISP-BAL-001', group: 'BAL', outcome: 'fail' });
  lines.judged(undefined);
  lines.clear();
  assert.deepEqual(
    text.split('\n').map((line) => (line === '' ? line : (JSON.parse(line) as unknown))),
    [
      { note: 'Gather' },
      { gathering },
      { gathered: false },
      { judged: { id: 'AISP-BAL-001', group: 'BAL', outcome: 'fail' } },
      { judged: { outcome: 'error' } },
      '',
    ],
  );
});
