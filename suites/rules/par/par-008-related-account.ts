import type { RecordedExchange } from '../../core/archive.ts';
import { clause } from '../../core/clause.ts';
import { json } from '../../core/evidence.ts';
import { textAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { offersGroup } from '../../core/offered.ts';
import { isNothing } from '../../core/placeholders.ts';
import { rule } from '../../core/rule.ts';
import { sampleParty } from '../../core/sample-records.ts';
import type { Sketch } from '../../core/sketch.ts';

const base = 'https://bank.example/open-banking/v3.1/aisp';
const related = (Related: string, Id = 'acc-1'): Sketch => ({
  operation: 'GET /accounts/{AccountId}/party',
  data: { Party: sampleParty({ Relationships: { Account: { Related, Id } } }) },
});

/** Base URIs that an answer goes by: as it was asked, and as its own link says, where a gateway stands between. */
function basesOf(exchange: RecordedExchange): readonly string[] {
  const self = textAt(json(exchange), 'Links', 'Self');
  return [exchange.request.url, ...(self === undefined ? [] : [self])].flatMap((uri) => {
    const [base] = /^.*\/aisp(?=\/)/.exec(uri) ?? /^.*?(?=\/(?:accounts|party)(?:[/?#]|$))/.exec(uri) ?? [];
    return base === undefined ? [] : [base];
  });
}

export default rule({
  id: 'AISP-PAR-008',
  optional: true,
  level: 'SHOULD',
  title: 'Relationships.Account.Related is the URI of the account that its Id names',
  matters:
    'A TPP that follows the link must come to the account that the id names, or it gives one account the holders of another.',
  clause: clause('Parties', 'Data Dictionary'),
  releases: { since: '3.1.1' },
  applies: offersGroup('parties'),
  scenarios: ['reads', 'basic-view'],
  needs: 'a party with Relationships.Account',
  apart: true,
  *judge(evidence) {
    for (const found of evidence.records('Party')) {
      const uri = textAt(found.value, 'Relationships', 'Account', 'Related')?.replace(/\/$/, '');
      const id = textAt(found.value, 'Relationships', 'Account', 'Id');
      // That it is an absolute URI at all is AISP-FMT-025.
      if (uri === undefined || id === undefined || !URL.canParse(uri)) continue;
      if (isNothing(below(found, 'Relationships', 'Account', 'Id'))) continue;
      const path = `/accounts/${encodeURIComponent(id)}`;
      const holds = basesOf(found.exchange).some(
        (prefix) => uri === prefix + path || uri === `${prefix}/accounts/${id}`,
      );
      const place = below(found, 'Relationships', 'Account', 'Related');
      yield look(place, holds, 'Expected the URI of the account with this Id', uri, id);
    }
  },
  accept: {
    'the account below the same base': related(`${base}/accounts/acc-1`),
    'with a slash at the end': related(`${base}/accounts/acc-1/`),
    'the base that the own link has, behind a gateway': {
      operation: 'GET /party',
      body: {
        Data: {
          Party: sampleParty({
            Relationships: { Account: { Related: 'https://api.bank.example/v3.1/aisp/accounts/7', Id: '7' } },
          }),
        },
        Links: { Self: 'https://api.bank.example/v3.1/aisp/party' },
        Meta: {},
      },
    },
  },
  reject: {
    'another account': related(`${base}/accounts/acc-2`),
    'another host': related('https://www.bank.example/open-banking/v3.1/aisp/accounts/acc-1'),
  },
});
