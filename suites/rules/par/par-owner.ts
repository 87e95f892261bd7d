import { clause } from '../../core/clause.ts';
import { type JsonObject, textAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { offersAll } from '../../core/offered.ts';
import { accountTypeOf, isOrganisation, ownersShown, partiesListed, psuOf } from '../../core/party-roles.ts';
import { rule } from '../../core/rule.ts';
import { sampleParty } from '../../core/sample-records.ts';
import type { Sketch } from '../../core/sketch.ts';

const business: Sketch = {
  operation: 'GET /accounts',
  data: { Account: [{ AccountId: 'acc-1', AccountType: 'Business' }] },
};
const owner = (changes: JsonObject = {}): Sketch => ({
  operation: 'GET /accounts/{AccountId}/party',
  data: { Party: sampleParty(changes) },
});
const psu = (changes: JsonObject = {}): Sketch => ({ operation: 'GET /party', data: { Party: sampleParty(changes) } });
const listed = (...records: readonly JsonObject[]): Sketch => ({
  operation: 'GET /accounts/{AccountId}/parties',
  data: { Party: records.map((changes) => sampleParty(changes)) },
});
const company = { PartyId: 'party-c', Name: 'Brae Ltd', LegalStructure: 'UK.OBIE.PrivateLimitedCompany' };
const director = { PartyType: 'Delegate', AccountRole: 'UK.OBIE.SeniorManagingOfficial' };
const joint = { PartyType: 'Joint' };

/** Who owns an account, who authorised, and who is listed. */
export default [
  rule({
    id: 'AISP-PAR-010',
    optional: true,
    level: 'MUST',
    title: 'The party of a business account is the business, that of a joint account the holder who authorised',
    matters:
      'Invoices and limits go to whoever holds the account: if the director stands there for the company, books and checks are about the wrong one.',
    clause: clause('Parties', 'GET /accounts/{AccountId}/party'),
    applies: offersAll('GET /accounts/{AccountId}/party'),
    scenarios: ['reads'],
    needs: 'a business account, or a joint account and the PSU',
    *judge(evidence) {
      for (const found of ownersShown(evidence)) {
        if (accountTypeOf(evidence, found.exchange) === 'Business') {
          yield look(
            below(found, 'PartyType'),
            found.value.PartyType !== 'Delegate',
            'Expected the business, not a delegate of it',
            'Delegate',
          );
          const organisation = partiesListed(evidence, found.exchange)?.find(
            (party) => isOrganisation(party) && party.value.AccountRole === 'UK.OBIE.Principal',
          );
          if (organisation !== undefined) {
            const holds = found.value.LegalStructure !== 'UK.OBIE.Individual';
            yield look(
              below(found, 'LegalStructure'),
              holds,
              'Expected the business that is listed as the principal',
              found.value.LegalStructure,
            );
          }
        }
        const user = psuOf(evidence, found.exchange);
        // An organisation cannot have authorised: that is for the rule on the PSU.
        if (found.value.PartyType !== 'Joint' || user === undefined || isOrganisation(user)) continue;
        const shown = textAt(found.value, 'PartyId');
        const authorised = textAt(user.value, 'PartyId');
        if (shown === undefined || authorised === undefined) continue;
        yield look(
          below(found, 'PartyId'),
          shown === authorised,
          'Expected the holder who authorised',
          shown,
          authorised,
        );
      }
    },
    accept: {
      'a company': [business, owner(company), listed({ ...company }, director)],
      'a sole trader, who is the business': [business, owner(), psu()],
      'the holder who authorised': [owner(joint), psu()],
    },
    reject: {
      'the director who authorised': [business, owner(director)],
      'a person, where a company is listed as the principal': [business, owner(), listed(company)],
      'the other holder': [owner({ ...joint, PartyId: 'party-2' }), psu()],
    },
  }),
  rule({
    id: 'AISP-PAR-011',
    optional: true,
    level: 'MUST',
    title: 'The PSU is the one who authorised, and so another party than the organisation that owns an account',
    matters:
      'An employee who consents is not the company; taken for it, they are shown as owning what they merely use.',
    clause: clause('Parties', 'GET /party'),
    applies: offersAll('GET /party', 'GET /accounts/{AccountId}/party'),
    scenarios: ['reads'],
    needs: 'an account of an organisation, and the PSU',
    *judge(evidence) {
      for (const found of ownersShown(evidence)) {
        const authorised = psuOf(evidence, found.exchange);
        if (authorised === undefined || !isOrganisation(found)) continue;
        const { PartyId } = authorised.value;
        const holds = PartyId === undefined || PartyId !== found.value.PartyId;
        yield look(
          below(authorised, 'PartyId'),
          holds,
          'Expected the person who authorised, not the organisation',
          PartyId,
        );
      }
    },
    accept: {
      'a director': [owner(company), psu()],
      'a sole trader is the business': [
        owner(company),
        psu(),
        { ...owner({ LegalStructure: 'UK.OBIE.Sole' }), accountId: 'acc-2' },
      ],
    },
    reject: { 'the company': [owner(company), psu(company)] },
  }),
  rule({
    id: 'AISP-PAR-012',
    level: 'MAY',
    title: 'The parties of an account name somebody',
    matters:
      'An empty list of holders says that an account belongs to nobody, and a check of ownership fails for an honest customer.',
    clause: clause('Parties', 'GET /accounts/{AccountId}/parties'),
    releases: { since: '3.1.1', until: '4.0.0' },
    applies: offersAll('GET /accounts/{AccountId}/parties'),
    scenarios: ['reads'],
    needs: 'the parties of an account',
    *judge(evidence) {
      for (const exchange of evidence.successes({ operation: 'GET /accounts/{AccountId}/parties', probe: 'happy' })) {
        const parties = partiesListed(evidence, exchange) ?? [];
        yield look(
          { exchange, pointer: '/Data/Party' },
          parties.length > 0,
          'Expected owners, holders or operators',
          0,
        );
      }
    },
    accept: { 'the owner': listed({}), 'two holders': listed(joint, { ...joint, PartyId: 'party-2' }) },
    reject: { nobody: listed() },
  }),
  rule({
    id: 'AISP-PAR-013',
    level: 'MUST',
    title: 'The parties of an account contain the party of the account',
    matters: 'If the holder is not among the holders, a TPP finds two answers to the question whose account this is.',
    clause: clause('Parties', 'Endpoints'),
    releases: { since: '3.1.1' },
    applies: offersAll('GET /accounts/{AccountId}/parties', 'GET /accounts/{AccountId}/party'),
    scenarios: ['reads'],
    needs: 'the party and the parties of one account',
    *judge(evidence) {
      for (const found of ownersShown(evidence)) {
        const { PartyId } = found.value;
        const parties = partiesListed(evidence, found.exchange);
        if (PartyId === undefined || parties === undefined || parties.length === 0) continue;
        const holds = parties.some(({ value }) => value.PartyId === PartyId);
        yield look(below(found, 'PartyId'), holds, 'Expected the party of the account among its parties', PartyId);
      }
    },
    accept: {
      'the owner among others': [owner(company), listed(director, company)],
      'the owner alone': [owner(), listed({})],
    },
    reject: { 'the others only': [owner(company), listed(director)] },
  }),
];
