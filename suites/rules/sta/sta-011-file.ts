import { clause } from '../../core/clause.ts';
import { header, sentHeader } from '../../core/evidence.ts';
import { look } from '../../core/look.ts';
import { fileType } from '../../core/oddities.ts';
import { offersAll } from '../../core/offered.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { statusOf } from '../../core/status.ts';

const operation = 'GET /accounts/{AccountId}/statements/{StatementId}/file';
const pdf: Sketch = {
  operation,
  requestHeaders: { accept: 'application/pdf' },
  headers: { 'content-type': 'application/pdf' },
  body: '%PDF-1.7',
};

export default rule({
  id: 'AISP-STA-011',
  level: 'MUST',
  title: 'The file of a statement comes in the media type that was asked for, or is refused with 406',
  matters: 'A client that asked for PDF and got something else stores a file that its customer cannot open.',
  clause: clause('Statements', 'Data Model'),
  applies: offersAll(operation),
  scenarios: ['reads'],
  needs: 'a statement, and the permission for its file',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.select({ operation, probe: ['happy', 'unusual'] })) {
      const status = statusOf(exchange);
      const asked = sentHeader(exchange, 'accept') ?? '*/*';
      if (asked.includes('*')) continue;
      if (status === 406) yield look({ exchange }, true, '');
      // Other failures are for the rule of the operation, which sees the file's content too.
      if (status !== 200) continue;
      const type = header(exchange, 'content-type')?.split(';')[0]?.trim().toLowerCase();
      yield look({ exchange }, type === asked.toLowerCase(), 'Expected the media type of the request', type, asked);
    }
  },
  accept: {
    'a PDF': pdf,
    'with a parameter, in capitals': { ...pdf, headers: { 'content-type': 'Application/PDF; name=march.pdf' } },
    'not in this type': { ...pdf, status: 406, body: '', headers: {} },
    'not in this type, which the run took for unusual': {
      ...pdf,
      ...{ probe: 'unusual', carries: fileType.variant, status: 406, body: '', headers: {} },
    },
  },
  reject: {
    JSON: { ...pdf, headers: { 'content-type': 'application/json' }, body: '{}' },
    'no type': { ...pdf, headers: { 'content-type': undefined } },
  },
});
