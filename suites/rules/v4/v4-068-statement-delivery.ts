import { clause } from '../../core/clause.ts';
import type { JsonObject } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { shownMembers } from '../../core/placeholders.ts';
import { rule } from '../../core/rule.ts';
import { sampleAccount } from '../../core/sample-records.ts';
import type { Sketch } from '../../core/sketch.ts';

const name = 'StatementFrequencyAndFormat';
const sent = { [name]: [{ Frequency: 'MNTH', CommunicationMethod: 'POST' }] };
const account = (consent: 'basic' | 'detail', changes: JsonObject): Sketch => ({
  operation: 'GET /accounts',
  consent,
  data: { Account: [sampleAccount(changes)] },
});
const basic = { Account: undefined, Servicer: undefined };

/** An account that shows its number as well is the matter of AISP-ACC-011. */
export default rule({
  id: 'AISP-V4-068',
  level: 'MUST NOT',
  title: 'Without ReadAccountsDetail no account shows how and where its statements are sent',
  matters:
    'The address to which statements go is where the customer lives; under Basic it was opened to nobody, and version 4 put it into the account.',
  clause: clause('Accounts', 'Permission Codes'),
  releases: { since: '4.0.0' },
  scenarios: ['reads', 'basic-view'],
  needs: 'an account under a consent with ReadAccountsBasic and without ReadAccountsDetail',
  apart: true,
  *judge(evidence) {
    for (const found of evidence.records('Account')) {
      if (evidence.grants(found.exchange, 'ReadAccountsDetail') !== false) continue;
      if (shownMembers(found, ['Account', 'Servicer']).length > 0) continue;
      yield look(below(found, name), shownMembers(found, [name]).length === 0, `Expected no ${name} in the Basic view`);
    }
  },
  accept: {
    'the Basic view': account('basic', basic),
    'sent by post, with Detail, beside nothing without': [account('detail', sent), account('basic', basic)],
  },
  reject: {
    'sent by post': account('basic', { ...basic, ...sent }),
    'an empty list': account('basic', { ...basic, [name]: [] }),
  },
});
