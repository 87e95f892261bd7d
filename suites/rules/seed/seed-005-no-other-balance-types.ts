import { balanceTypes } from '../../../schemas/codes/version-four.ts';
import { codeDefinitions } from '../../../schemas/definitions/codes.ts';
import { type Version, versionOf } from '../../../schemas/releases.ts';
import { serviceClause } from '../../core/clause.ts';
import { textAt } from '../../core/json.ts';
import { below, lenient } from '../../core/look.ts';
import { promised } from '../../core/promised.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const balances = (...types: readonly string[]): Sketch => ({
  operation: 'GET /accounts/{AccountId}/balances',
  data: { Balance: types.map((Type) => ({ AccountId: 'acc-1', Type })) },
});
const standard: Readonly<Record<Version, readonly string[]>> = {
  '3.1': codeDefinitions.OBBalanceType1Code.enum,
  '4.0': balanceTypes,
};

/** A type that the standard does not have either is AISP-BAL-003. */
export default rule({
  id: 'AISP-SEED-005',
  level: 'MUST',
  tolerates: ['chosen-by-profile', 'other-balance-types'],
  title: 'Balances have no types but those that the profile lists',
  matters:
    'A type that the bank did not announce is shown by one app and left out by the next, and customers compare the two.',
  clause: serviceClause('balance-types'),
  applies: ({ balanceTypes }) =>
    (balanceTypes !== undefined && balanceTypes.others !== 'allow') || 'The profile allows other balance types.',
  scenarios: ['reads', 'basic-view'],
  needs: 'an answer with balances',
  *judge(evidence, { profile, release }) {
    const { include = [], others = 'allow' } = profile.balanceTypes ?? {};
    const chosen = profile.chosen?.includes('balanceTypes.others') === true;
    const tell =
      others === 'fail' || chosen ? promised(profile, 'balanceTypes.others') : lenient('other-balance-types');
    for (const found of evidence.records('Balance', { probe: 'happy' })) {
      const type = textAt(found.value, 'Type');
      if (type === undefined || !standard[versionOf(release)].includes(type)) continue;
      yield tell(below(found, 'Type'), include.includes(type), 'Expected a balance type of the profile', type);
    }
  },
  accept: { 'the three of the service': balances('Expected', 'InterimAvailable', 'InterimCleared') },
  reject: { 'another type of the standard': balances('Expected', 'ClosingBooked') },
});
