import { rfcClause } from '../../core/clause.ts';
import { isCut } from '../../core/cut.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';

const read = { operation: 'GET /accounts/{AccountId}/balances' } as const;

export default rule({
  id: 'AISP-HTTP-901',
  level: 'SHOULD',
  title: 'An answer ends, and keeps to a size that a client can take in',
  matters:
    'An answer without an end ties up a TPP until its memory or its patience is gone, and with it the customers of other banks.',
  clause: rfcClause(9110, '17.5'),
  beyond:
    'No client reads an answer without bound: what goes on for ever, or unpacks to more than memory holds, is an attack.',
  scenarios: ['reads', 'consents'],
  needs: 'an answer',
  *judge({ archive }) {
    for (const exchange of archive.exchanges) {
      const { about, response, failure } = exchange;
      if (about.operation === undefined || about.probe === 'lost') continue;
      const cut = isCut(exchange);
      if (response === undefined && !cut) continue;
      yield look({ exchange }, !cut, 'Expected an answer within bounds', ...(cut ? [failure?.message] : []));
    }
  },
  accept: {
    'an answer': read,
    'an answer, after one that was lost': [{ ...read, probe: 'lost', failure: 'cut-time' }, read],
  },
  reject: {
    'a body without end': { ...read, failure: 'cut-body' },
    'a body that unpacks to thousands of times its size': { ...read, failure: 'cut-ratio' },
    'a body that unpacks to more than memory holds': { ...read, failure: 'cut-unpacked' },
    'a list of a million times nothing': { ...read, failure: 'cut-values' },
    'headers without end': { ...read, failure: 'cut-headers' },
    'one byte a second': { ...read, failure: 'cut-time' },
  },
  silent: { 'no answer': { ...read, failure: 'timeout' }, 'no connection': { ...read, failure: 'ECONNREFUSED' } },
});
