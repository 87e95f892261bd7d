import { outlivesDeletion, refusesAsWell } from '../../core/dual/by-itself.ts';
import { both, dualRule, otherRelease } from '../../core/dual/dual-rule.ts';
import { pairsOf } from '../../core/dual/pairs.ts';
import { endpointRuleOf } from '../../core/endpoint-rules.ts';
import type { Evidence } from '../../core/evidence.ts';
import { succeeded } from '../../core/evidence.ts';
import { look } from '../../core/look.ts';
import type { Probe } from '../../core/probes.ts';
import { sampleAccount } from '../../core/sample-records.ts';
import type { Sketch } from '../../core/sketch.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

const list = { operation: 'GET /accounts', data: { Account: [sampleAccount()] } } as const;
const refused = (status: number, there: number, probe: Probe) =>
  both({ operation: 'GET /balances', probe, status }, { status: there, data: { Balance: [] } });
const readGone = 'GET /account-access-consents/{ConsentId}';
const gone = (probe: Probe, variant: string, there: Sketch) =>
  both({ operation: readGone, probe, variant, consent: 'debits', status: 400 }, there);

const deletion: Sketch = {
  operation: 'DELETE /account-access-consents/{ConsentId}',
  probe: 'both-versions',
  variant: 'deletion',
  consent: 'credits',
  face: otherRelease,
};
const left = (status: number): Sketch => ({
  operation: 'GET /accounts',
  probe: 'both-versions',
  variant: 'deleted-there',
  consent: 'credits',
  status,
  data: { Account: [] },
});

/** Calls of the same consent that both sides answered after it had ended in version 3.1. */
function afterTheEnd(evidence: Evidence) {
  return pairsOf(evidence).filter(
    ({ own }) =>
      !isSuccess(own) &&
      (own.about.probe === 'after-deletion' || (own.about.probe === 'course' && own.about.variant === 'withdrawn')),
  );
}

/** Calls that version 4 refuses, where version 3.1 refuses some call of the kind in the same way: it does so by itself. */
function refusedAlike(evidence: Evidence) {
  return pairsOf(evidence).filter(({ own, other }) => {
    const { operation } = own.about;
    return operation !== undefined && !isSuccess(other) && refusesAsWell(evidence, operation, statusOf(other));
  });
}

export default [
  dualRule({
    id: 'AISP-DUAL-009',
    level: 'MUST',
    title: 'A consent made in version 3.1 can be deleted in version 4, and is then gone in both',
    matters:
      'A customer who leaves a TPP wants it to be over: a consent deleted on one path that still opens data on the other is not.',
    scenarios: ['consent-deletion'],
    needs: 'a consent that was deleted at the path of version 4',
    *judge(evidence) {
      for (const exchange of evidence.otherFace.filter(({ about }) => about.variant === 'deletion')) {
        if (exchange.response === undefined) continue;
        const status = statusOf(exchange);
        // Which success a deletion is answered with is for the rule of each version.
        yield look({ exchange }, isSuccess(exchange), 'Expected the consent to be deleted', status);
        if (!isSuccess(exchange)) continue;
        for (const call of evidence.select({ probe: 'both-versions', variant: 'deleted-there' })) {
          const { operation } = call.about;
          if (operation !== undefined && isSuccess(call) && outlivesDeletion(evidence, operation)) continue;
          const what = 'Expected a refusal in version 3.1 of what was deleted in version 4';
          yield look({ exchange: call }, !isSuccess(call), what, statusOf(call));
        }
      }
    },
    accept: {
      'gone everywhere': [{ ...deletion, status: 204 }, left(401)],
      'deleted with another success': [{ ...deletion, status: 200, body: {} }, left(401)],
      'open as it is after a deletion in version 3.1, which is for another rule': [
        { ...deletion, status: 204 },
        left(200),
        { operation: 'GET /accounts', probe: 'after-deletion', variant: 'token', consent: 'debits', data: {} },
      ],
    },
    reject: {
      'not to be deleted there': [{ ...deletion, status: 400 }, left(200)],
      'still good for data': [{ ...deletion, status: 204 }, left(200)],
    },
  }),
  dualRule({
    id: 'AISP-DUAL-010',
    level: 'MUST',
    title: 'The token of a consent made in version 3.1 opens the same data in version 4',
    matters:
      'Long-lived consents are to outlive a version: where their tokens open nothing new, all customers have to consent again.',
    needs: 'a list that version 3.1 shows and that was asked for in version 4 as well',
    waitsFor(evidence) {
      const [pair] = refusedAlike(evidence);
      return pair?.own.about.operation === undefined ? undefined : endpointRuleOf(pair.own.about.operation);
    },
    *judge(evidence) {
      const waiting = new Set(refusedAlike(evidence).map(({ other }) => other));
      for (const { own, other } of pairsOf(evidence)) {
        if (own.about.probe !== 'happy' || !succeeded(own) || own.about.operation?.includes('consents')) continue;
        const status = statusOf(other);
        if (waiting.has(other)) continue;
        yield look({ exchange: other }, status === 200, 'Expected 200, as in version 3.1', status);
      }
    },
    accept: { 'both show it': both(list, { data: { Account: [] } }) },
    reject: { 'not taken there': both(list, { status: 401 }), 'refused there': both(list, { status: 403 }) },
    silent: {
      'version 3.1 refuses such calls in the same way, too': [
        ...both(list, { status: 403 }),
        { operation: 'GET /accounts', status: 403 },
      ],
    },
  }),
  dualRule({
    id: 'AISP-DUAL-012',
    level: 'MUST',
    title:
      'What a consent of version 3.1 does not open there it does not open in version 4 either, with the same status',
    matters: 'A newer path that lets through what the older one refuses shows what the customer never agreed to.',
    scenarios: ['both-versions', 'missing-permissions', 'accounts-outside-consent'],
    needs: 'a call that version 3.1 refused for want of a permission or of an account, made in version 4 as well',
    *judge(evidence) {
      for (const { own, other } of pairsOf(evidence)) {
        if (own.about.probe !== 'missing-permission' && own.about.probe !== 'foreign-account') continue;
        const [wanted, status] = [statusOf(own), statusOf(other)];
        if (isSuccess(own)) continue;
        yield look({ exchange: other }, status === wanted, `Expected ${wanted}, as in version 3.1`, status);
      }
    },
    accept: { 'refused alike': refused(403, 403, 'missing-permission') },
    reject: {
      'open there': refused(403, 200, 'missing-permission'),
      'refused otherwise': refused(403, 401, 'foreign-account'),
    },
  }),
  dualRule({
    id: 'AISP-DUAL-039',
    level: 'SHOULD',
    title: 'What ends in version 3.1, by deletion or because the PSU takes access back, has ended in version 4',
    matters:
      'A consent is one resource: where one path forgets it and the other does not, data flows after the customer said no.',
    scenarios: ['consent-deletion', 'withdrawal'],
    needs: 'a consent that has ended in version 3.1 and was used in version 4 as well',
    *judge(evidence) {
      for (const { other } of afterTheEnd(evidence)) {
        const status = statusOf(other);
        yield look({ exchange: other }, !isSuccess(other), 'Expected a refusal, as in version 3.1', status);
      }
    },
    accept: { 'gone there': gone('after-deletion', 'read', { status: 400 }) },
    reject: { 'still there': gone('after-deletion', 'read', { status: 200, data: { ConsentId: 'con-detail' } }) },
  }),
];
