import type { Found } from '../../core/archive.ts';
import { beside } from '../../core/beside.ts';
import { dualRule, told } from '../../core/dual/dual-rule.ts';
import { answeredPairs, codeFor } from '../../core/dual/pairs.ts';
import { type Evidence, recordsOf } from '../../core/evidence.ts';
import { at, type JsonObject, textAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { sampleBalance } from '../../core/sample-records.ts';

const balances = (own: readonly object[], other: readonly object[]) =>
  told('GET /balances', { Balance: own.map(sampleOf) }, { Balance: other.map(sampleOf) });
const sampleOf = (changes: object) => sampleBalance({ ...changes });
const noNumber = { Type: 'InterimCleared', Amount: { Amount: 'NaN', Currency: 'GBP' } };

const isOf = (one: JsonObject) => (other: JsonObject) => other.AccountId === one.AccountId;

/** Balances of both sides, from answers to the same call. */
function* balancePairs(evidence: Evidence) {
  for (const { own, other } of answeredPairs(evidence)) {
    const ours = recordsOf(own, 'Balance');
    if (ours.length > 0) yield { ours, theirs: recordsOf(other, 'Balance'), other };
  }
}

const isNumber = ({ value }: Found) => /^\d+(\.\d+)?$/.test(textAt(value, 'Amount', 'Amount') ?? '');

/** True for balances of an account of which two have one Type: a rule of one version tells that. */
function hasTwins(balancesOfOne: readonly Found[]): boolean {
  const kinds = balancesOfOne.map(({ value }) => JSON.stringify([value.Type, at(value, 'Amount', 'SubType')]));
  return new Set(kinds).size < kinds.length;
}

function sameAmount(wanted: JsonObject, got: JsonObject | undefined): boolean {
  if (got === undefined || wanted.CreditDebitIndicator !== got.CreditDebitIndicator) return false;
  return ['Amount', 'Currency'].every((name) => at(wanted, 'Amount', name) === at(got, 'Amount', name));
}

export default [
  dualRule({
    id: 'AISP-DUAL-019',
    level: 'SHOULD',
    title: 'A balance whose Type has a code in version 4 is there with the same amount; the cleared ones have none',
    matters: 'An available balance that differs by the path makes an affordability check a matter of the version.',
    needs: 'a balance of a type that has a code, from an account that version 4 shows balances of',
    *judge(evidence) {
      for (const { ours, theirs, other } of balancePairs(evidence)) {
        for (const { value } of ours) {
          const code = codeFor('balanceType', value.Type);
          const of = theirs.filter((each) => isOf(value)(each.value));
          const same = of.filter(({ value: its }) => its.Type === code || its.Type === value.Type);
          const rivals = ours.filter(({ value: its }) => isOf(value)(its) && its.Type === value.Type);
          if (code === undefined || of.length === 0 || rivals.length > 1 || same.length > 1) continue;
          const [found] = same;
          if (found !== undefined && !isNumber(found) && !ours.every(isNumber)) continue;
          const wanted = { Amount: value.Amount, CreditDebitIndicator: value.CreditDebitIndicator };
          const got = found && { Amount: found.value.Amount, CreditDebitIndicator: found.value.CreditDebitIndicator };
          const holds = sameAmount(wanted, got);
          yield look(found ?? { exchange: other }, holds, `Expected the ${code} of version 3.1`, beside(got, wanted));
        }
      }
    },
    accept: {
      'by its code': balances([{}, { Type: 'InterimCleared' }], [{ Type: 'ITAV' }]),
    },
    reject: {
      'another amount': balances([{}], [{ Type: 'ITAV', Amount: { Amount: '1.00', Currency: 'GBP' } }]),
      'left out': balances([{}, { Type: 'Expected' }], [{ Type: 'XPCD' }]),
    },
    silent: {
      'an amount is no number in version 3.1, either': balances([{}, noNumber], [{ ...noNumber, Type: 'ITAV' }]),
    },
  }),
  dualRule({
    id: 'AISP-DUAL-020',
    level: 'SHOULD NOT',
    title: 'No account has two balances of one Type in version 4 because a cleared one took the code of another',
    matters: 'A TPP that meets two available balances shows its customer one of them, and half the time the wrong one.',
    needs: 'balances from both versions',
    *judge(evidence) {
      for (const { ours, theirs } of balancePairs(evidence)) {
        for (const found of theirs) {
          const { value } = found;
          const alike = theirs.filter(({ value: its }) => isOf(value)(its) && its.Type === value.Type);
          const before = ours.filter(
            ({ value: its }) => isOf(value)(its) && codeFor('balanceType', its.Type) === value.Type,
          );
          const holds = alike.length <= Math.max(1, before.length);
          if (!holds && hasTwins(ours.filter(({ value: its }) => isOf(value)(its)))) continue;
          yield look(below(found, 'Type'), holds, 'Expected one balance of a Type for an account', value.Type);
        }
      }
    },
    accept: { 'the cleared one is left out': balances([{}, { Type: 'InterimCleared' }], [{ Type: 'ITAV' }]) },
    reject: {
      'the cleared one as available': balances([{}, { Type: 'InterimCleared' }], [{ Type: 'ITAV' }, { Type: 'ITAV' }]),
    },
    silent: {
      'version 3.1 has two of one Type, too': balances(
        [{}, { Type: 'InterimCleared' }, { Type: 'InterimCleared' }],
        [{ Type: 'ITAV' }, { Type: 'ITAV' }],
      ),
    },
  }),
];
