import { operation } from '../../../schemas/operations.ts';
import { clause } from '../../core/clause.ts';
import { json } from '../../core/evidence.ts';
import { at } from '../../core/json.ts';
import { below, lenient } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';

const Links = { Self: 'https://bank.example/open-banking/v3.1/aisp/accounts' };

export default rule({
  id: 'AISP-ENV-001',
  level: 'MUST',
  title: 'Every success with a JSON body has Links and Meta',
  matters:
    'Clients take pages from Links and the available period from Meta without asking whether they are there; without them they fail on good data.',
  clause: clause('Read/Write Data API', 'Links'),
  releases: { until: '4.0.0' },
  tolerates: ['C1/schema'],
  scenarios: ['reads', 'basic-view', 'consents'],
  needs: 'a success with a body',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.successes()) {
      const id = exchange.about.operation;
      if (id === undefined || operation(id).response === 'file') continue;
      for (const name of ['Links', 'Meta']) {
        const found = at(json(exchange), name) !== undefined;
        yield lenient('C1/schema')(below({ exchange }, name), found, `Expected ${name} beside Data`);
      }
    }
  },
  accept: { both: { operation: 'GET /accounts', body: { Data: { Account: [] }, Links, Meta: {} } } },
  reject: {
    'no Meta': { operation: 'GET /accounts', body: { Data: { Account: [] }, Links } },
    'no Links': { operation: 'GET /accounts', body: { Data: { Account: [] }, Meta: {} } },
    'Links in Data': { operation: 'GET /accounts', body: { Data: { Account: [], Links }, Meta: {} } },
  },
});
