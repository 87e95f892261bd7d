import { clause } from '../../core/clause.ts';
import { codedDetails, isOfStandard } from '../../core/error-codes.ts';
import { below, look } from '../../core/look.ts';
import type { Probe } from '../../core/probes.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { statusOf } from '../../core/status.ts';

/**
 * Refusals of a request that have codes of their own in the list: that a bank prefers its own there is AISP-ERR-011. The step at which
 * a bank breaks down is for AISP-HTTP-031.
 */
const foreseen: readonly Probe[] = ['consent-refusal', 'bad-header', 'filter'];
const foreseenSteps: readonly string[] = ['broken-down'];
/** What is not implemented is no fault of the bank, and the list has no code for it. */
const notImplemented = 501;

const refused = (status: number, ErrorCode: string): Sketch => ({
  operation: 'GET /accounts/{AccountId}',
  probe: 'unknown-id',
  status,
  body: { Errors: [{ ErrorCode }] },
});

/**
 * Where the list has a code for it: a request that is at fault, and a fault of the bank. For a missing permission, a path that is not
 * there or a media type it has none, and a bank tells that by a code of its own.
 */
export default rule({
  id: 'AISP-V4-034',
  level: 'MUST',
  title: 'The ErrorCode of a bad request or of a fault of the bank is a value of OBExternalStatusReason1Code',
  matters: 'A TPP acts on the codes of the list, the same at all banks; one that is not in it tells nobody what to do.',
  clause: clause('Read/Write Data API', 'Error Response Structure'),
  releases: { since: '4.0.0' },
  scenarios: ['consent-refusals', 'accounts-outside-consent', 'headers', 'trouble'],
  needs:
    'an ErrorCode in the refusal of an AccountId or another request with 400, or in a fault of the bank, beside those of consent requests, headers and filters',
  needsFirst: [
    {
      what: 'an error with an ErrorCode',
      isThere: (evidence, release) =>
        evidence.select().some((each) => codedDetails(each, release).some(({ code }) => code !== undefined)),
    },
  ],
  apart: true,
  *judge(evidence, { release }) {
    for (const exchange of evidence.select()) {
      const { operation, probe, variant = '' } = exchange.about;
      const status = statusOf(exchange);
      if (operation === undefined || (status !== 400 && status < 500) || status === notImplemented) continue;
      if (foreseen.includes(probe) || foreseenSteps.includes(variant)) continue;
      for (const { code, pointer } of codedDetails(exchange, release)) {
        if (code === undefined) continue;
        const place = below({ exchange, pointer }, 'ErrorCode');
        yield look(place, isOfStandard(code, release), 'Expected a value of OBExternalStatusReason1Code', code);
      }
    }
  },
  accept: { 'a code of Open Banking': refused(400, 'U011'), 'a code of ISO 20022': refused(400, 'AC04') },
  reject: { 'a code of the bank': refused(400, 'B400'), 'small letters': refused(500, 'u000') },
});
