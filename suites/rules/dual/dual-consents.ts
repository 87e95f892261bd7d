import { consentStatuses } from '../../../schemas/codes/version-four.ts';
import { beside } from '../../core/beside.ts';
import { codesIn, sameInstant } from '../../core/consent-history.ts';
import { both, dualRule } from '../../core/dual/dual-rule.ts';
import { answeredPairs, codeFor, type Pair, pairsOf } from '../../core/dual/pairs.ts';
import { type Evidence, json, succeeded } from '../../core/evidence.ts';
import { at, objectAt, textAt } from '../../core/json.ts';
import { below, lenient, look } from '../../core/look.ts';
import { sameInAnyOrder } from '../../core/unordered.ts';
import { type SchemaFault, validatorFor } from '../../validation/validators.ts';

const operation = 'GET /account-access-consents/{ConsentId}';
const scenarios = ['consents', 'consent-expiry', 'withdrawal'] as const;

/** Readings of a consent on both sides; of those of its life, what came before is the variant. */
function readings(pairs: readonly Pair[], variants?: readonly string[]): readonly Pair[] {
  return pairs.filter(
    ({ own }) =>
      own.about.operation === operation &&
      succeeded(own) &&
      (variants === undefined ? own.about.probe === 'happy' : variants.includes(own.about.variant ?? '')),
  );
}

const read = (evidence: Evidence, variants?: readonly string[]) => readings(answeredPairs(evidence), variants);

const place = ({ other }: Pair, ...path: readonly string[]) => below({ exchange: other }, 'Data', ...path);

const consent = (changes: object = {}) => ({
  ConsentId: 'con-detail',
  Status: 'Authorised',
  StatusUpdateDateTime: '2026-03-15T11:00:00+00:00',
  CreationDateTime: '2026-03-15T10:00:00+00:00',
  Permissions: ['ReadAccountsDetail', 'ReadBalances'],
  TransactionFromDateTime: '2026-01-01T00:00:00+00:00',
  ...changes,
});
const consentFour = (changes: object = {}) => consent({ Status: 'AUTH', ...changes });
const shown = (own: object, other: object, more: object = {}) =>
  both(
    { operation, data: own, consent: 'detail', ...more },
    { body: { Data: other, Risk: {}, Links: { Self: 'https://bank.example/c' }, Meta: {} } },
  );
const readingsOf = (own: object, other: object, variant: string) => shown(own, other, { probe: 'course', variant });

const revoked = consent({ Status: 'Revoked' });
const smallLetters = { CreationDateTime: '2026-03-15t10:00:00z' };

const statuses: readonly string[] = consentStatuses;
const dates = ['TransactionFromDateTime', 'TransactionToDateTime', 'ExpirationDateTime', 'CreationDateTime'];

export default [
  dualRule({
    id: 'AISP-DUAL-001',
    level: 'MUST',
    title: 'A consent made in version 3.1 can be read in version 4',
    matters:
      'A TPP that moves to version 4 keeps its consents only where it can still read them; else every customer starts anew.',
    scenarios,
    needs: 'a consent that was read in both versions',
    *judge(evidence) {
      for (const pair of readings(pairsOf(evidence))) {
        const { own, other } = pair;
        const status = other.response?.status;
        yield look({ exchange: other }, status === 200, 'Expected the consent, which version 3.1 shows', status);
        const id = textAt(json(other), 'Data', 'ConsentId');
        const wanted = textAt(json(own), 'Data', 'ConsentId');
        if (status === 200) yield look(place(pair, 'ConsentId'), id === wanted, 'Expected the same ConsentId', id);
      }
    },
    accept: { 'the same consent': shown(consent(), consentFour()) },
    reject: {
      'unknown there': both({ operation, data: consent(), consent: 'detail' }, { status: 400 }),
      'another id': shown(consent(), consentFour({ ConsentId: 'con-9' })),
    },
  }),
  dualRule({
    id: 'AISP-DUAL-002',
    level: 'MUST',
    title: 'A consent made in version 3.1 has in version 4 the members and codes of version 4',
    matters:
      'A client of version 4 knows AUTH and not Authorised: an old consent in old words looks to it like one in no state at all.',
    scenarios,
    needs: 'a consent that was read in both versions',
    *judge(evidence, { beside: face, profile, release }) {
      if (face === undefined) return;
      const message = { family: 'consent', view: undefined, profile } as const;
      const validate = validatorFor({ ...message, release: face.release });
      for (const pair of read(evidence)) {
        const all = validate(json(pair.other));
        const before = all.length === 0 ? [] : validatorFor({ ...message, release })(json(pair.own));
        const faults = all.filter((fault) => !before.some((each) => isAlike(each, fault)));
        if (all.length > 0 && faults.length === 0) continue;
        yield look({ exchange: pair.other }, faults.length === 0, 'Expected a consent of version 4', ...said(faults));
      }
    },
    accept: { 'in codes': shown(consent(), consentFour()) },
    reject: { 'in words of 3.1': shown(consent(), consentFour({ Status: 'Authorised' })) },
    silent: { 'version 3.1 has the same fault': shown(consent(smallLetters), consentFour(smallLetters)) },
  }),
  dualRule({
    id: 'AISP-DUAL-003',
    level: 'MUST',
    title: 'A consent has the same Permissions in both versions',
    matters:
      'Permissions that grow or shrink with the path mean that a customer agreed to one thing and the bank does another.',
    scenarios,
    needs: 'a consent that was read in both versions',
    *judge(evidence) {
      for (const pair of read(evidence)) {
        const [own, other] = [pair.own, pair.other].map((each) => codesIn(objectAt(json(each), 'Data')));
        const same = sameInAnyOrder(own, other);
        yield look(
          place(pair, 'Permissions'),
          same,
          'Expected the same permissions as in version 3.1',
          beside(other, own),
        );
      }
    },
    accept: {
      'in another order': shown(consent(), consentFour({ Permissions: ['ReadBalances', 'ReadAccountsDetail'] })),
    },
    reject: { 'one is missing': shown(consent(), consentFour({ Permissions: ['ReadBalances'] })) },
  }),
  dualRule({
    id: 'AISP-DUAL-004',
    level: 'SHOULD',
    title: 'The window, the end and the creation of a consent are the same instants in both versions',
    matters: 'A window that moves with the path shows a client other transactions than the customer agreed to.',
    scenarios,
    needs: 'a consent that was read in both versions',
    *judge(evidence) {
      for (const pair of read(evidence)) {
        for (const name of dates) {
          const [own, other] = [pair.own, pair.other].map((each) => at(json(each), 'Data', name));
          if (own === undefined && other === undefined) continue;
          const same = own === other || sameInstant(own, other) === true;
          yield look(place(pair, name), same, 'Expected the same instant as in version 3.1', beside(other, own));
        }
      }
    },
    accept: {
      'spelled otherwise': shown(consent(), consentFour({ CreationDateTime: '2026-03-15T11:00:00+01:00' })),
    },
    reject: {
      'another start': shown(consent(), consentFour({ TransactionFromDateTime: '2025-01-01T00:00:00+00:00' })),
      'no start': shown(consent(), consentFour({ TransactionFromDateTime: undefined })),
    },
  }),
  dualRule({
    id: 'AISP-DUAL-005',
    level: 'SHOULD',
    title: 'The Status of a consent maps: AwaitingAuthorisation is AWAU, Authorised is AUTH, Rejected is RJCT',
    matters:
      'A consent that one path calls authorised and the other rejected is used by one client and given up by the next.',
    scenarios,
    needs: 'a consent that was read in both versions',
    *judge(evidence) {
      for (const pair of read(evidence)) {
        const [own, other] = [pair.own, pair.other].map((each) => textAt(json(each), 'Data', 'Status'));
        const code = codeFor('consentStatus', own);
        if (code === undefined || other === undefined || !statuses.includes(other)) continue;
        yield look(place(pair, 'Status'), other === code, `Expected ${code} for ${own}`, other);
      }
    },
    accept: { 'Authorised is AUTH': shown(consent(), consentFour()) },
    reject: { 'Authorised is AWAU': shown(consent(), consentFour({ Status: 'AWAU' })) },
  }),
  dualRule({
    id: 'AISP-DUAL-006',
    level: 'MUST',
    title:
      'A consent whose access the PSU took back at the bank reads CANC in version 4, whatever it reads in version 3.1',
    matters:
      'In version 4 the Status is how a TPP learns that its customer has left; where it stays AUTH the TPP goes on asking.',
    scenarios: ['withdrawal'],
    supplies: ['bankSide.withdraw'],
    tolerates: ['withdrawal-not-shown'],
    needs: 'a consent that was withdrawn at the bank and read in both versions',
    *judge(evidence, { profile }) {
      for (const pair of read(evidence, ['withdrawn'])) {
        const status = textAt(json(pair.other), 'Data', 'Status');
        const declared = profile.versionFour?.withdrawalShown === false && status === 'AUTH';
        const tell = declared ? lenient('withdrawal-not-shown') : look;
        yield tell(place(pair, 'Status'), status === 'CANC', 'Expected CANC after access was taken back', status);
      }
    },
    accept: { cancelled: readingsOf(consent(), consentFour({ Status: 'CANC' }), 'withdrawn') },
    reject: { 'still authorised': readingsOf(consent(), consentFour(), 'withdrawn') },
  }),
  dualRule({
    id: 'AISP-DUAL-007',
    level: 'MUST',
    title: 'A consent past its end reads EXPD in version 4, or as it was where the bank does not show that',
    matters: 'A Status that is neither tells a TPP of a refusal or a withdrawal that never was.',
    scenarios: ['consent-expiry'],
    needs: 'a consent past its end that both versions still show',
    optional: true,
    // A word of its own that stands in both is for the rule of 3.1.
    waitsFor: (evidence) => (afterItsEnd(evidence).some(isOwnWord) ? 'AISP-CON-042' : undefined),
    *judge(evidence) {
      for (const reading of afterItsEnd(evidence)) {
        if (isOwnWord(reading)) continue;
        const { pair, is, holds } = reading;
        yield look(place(pair, 'Status'), holds, 'Expected EXPD, or the Status that it had', is);
      }
    },
    accept: {
      expired: readingsOf(consent(), consentFour({ Status: 'EXPD' }), 'consent-expired'),
      'as it was': readingsOf(consent(), consentFour(), 'consent-expired'),
      'a word of its own in both, which is for another rule': [
        ...readingsOf(consent(), consentFour(), 'consent-expired'),
        ...readingsOf(revoked, revoked, 'consent-expired').map((each, index) =>
          index === 0 ? each : { ...each, follows: 'x3' },
        ),
      ],
    },
    silent: {
      'a word of its own in both': readingsOf(
        consent({ Status: 'Expired' }),
        consent({ Status: 'Expired' }),
        'consent-expired',
      ),
    },
    reject: {
      cancelled: readingsOf(consent(), consentFour({ Status: 'CANC' }), 'consent-expired'),
      'in the old word': readingsOf(consent(), consentFour({ Status: 'Rejected' }), 'consent-expired'),
    },
  }),
];

/** A consent past its end as both versions show it, and whether version 4 shows it as it should. */
interface ReadAfterItsEnd {
  readonly pair: Pair;
  readonly was: string | undefined;
  readonly is: string | undefined;
  readonly holds: boolean;
}

function afterItsEnd(evidence: Evidence): readonly ReadAfterItsEnd[] {
  return read(evidence, ['consent-expired']).map((pair) => {
    const [was, is] = [pair.own, pair.other].map((each) => textAt(json(each), 'Data', 'Status'));
    return { pair, was, is, holds: is === 'EXPD' || is === codeFor('consentStatus', was) };
  });
}

function isOwnWord({ was, is, holds }: ReadAfterItsEnd): boolean {
  return !holds && was === is;
}

/** True where two versions find the same fault in a message. */
function isAlike(one: SchemaFault, other: SchemaFault): boolean {
  return one.pointer === other.pointer && one.keyword === other.keyword;
}

/** The first thing that is wrong with a message, for a finding. */
function said(faults: readonly { readonly message: string; readonly pointer: string }[]): readonly string[] {
  return faults.slice(0, 1).map(({ message, pointer }) => `${pointer} ${message}`);
}
