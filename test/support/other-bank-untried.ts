import type { RuleId } from '../../schemas/statements/rule-ids.ts';
import type { Archive } from '../../suites/core/archive.ts';
import { json } from '../../suites/core/evidence.ts';
import { isObject } from '../../suites/core/json.ts';
import { otherTarget } from './other-bank-run.ts';

/** Why a rule is not exercised at the other bank: what its reason says, and whether that is so. */
interface Untried {
  readonly says: RegExp;
  readonly isTrue: (archive: Archive) => boolean;
}

const never =
  (text: RegExp) =>
  ({ exchanges }: Archive) =>
    exchanges.every(({ response }) => !text.test(response?.body ?? ''));
const withoutStatus =
  (status: number) =>
  ({ exchanges }: Archive) =>
    exchanges.every(({ response }) => response?.status !== status);
/** A hook of a test bank that this one has not. */
const hook = (name: string): Untried => ({
  says: new RegExp(`The configuration has no "bankSide.${name}"`),
  isTrue: () => otherTarget('https://bank.example').bankSide === undefined,
});
const noIdTokens: Untried = {
  says: /It needs ID tokens that come with access tokens/,
  isTrue: ({ tokens }) => tokens.every((token) => !('idToken' in token)),
};

export const untried: Readonly<Partial<Record<RuleId, Untried>>> = {
  'AISP-SEC-013': hook('withdraw'),
  'AISP-SEC-014': hook('withdraw'),
  'AISP-SEC-019': hook('reauthenticate'),
  'AISP-SEC-021': noIdTokens,
  'AISP-SEC-022': {
    says: /The configuration has no client certificate/,
    isTrue: ({ exchanges }) => exchanges.every(({ about }) => about.variant !== 'no-certificate'),
  },
  'AISP-SEC-902': noIdTokens,
  'AISP-HDR-036': { ...hook('throttle'), isTrue: withoutStatus(429) },
  'AISP-HTTP-026': { ...hook('throttle'), isTrue: withoutStatus(429) },
  'AISP-HTTP-031': { ...hook('breakDown'), isTrue: withoutStatus(500) },
  'AISP-ERR-003': { says: /It needs two errors with an Id/, isTrue: never(/^\{.*"Errors".*"Id":/) },
  'AISP-ERR-020': { ...hook('breakDown'), isTrue: never(/UK\.OBIE\.UnexpectedError/) },
  'AISP-CON-052': hook('closeAccount'),
  'AISP-PAN-003': {
    says: /a card number under a consent with ReadPAN/,
    isTrue: ({ exchanges }) =>
      exchanges.every(({ request, response }) => !request.body?.includes('"ReadPAN"') || response?.status === 400),
  },
  'AISP-ACC-020': hook('switchAccount'),
  'AISP-STO-007': { says: /with StandingOrderStatusCode Active/, isTrue: never(/StandingOrderStatusCode/) },
  'AISP-OFF-003': { says: /with StartDateTime and EndDateTime/, isTrue: noOfferWithDates },
};

function noOfferWithDates({ exchanges }: Archive): boolean {
  return exchanges.every((exchange) => {
    const body = json(exchange);
    return !(isObject(body) && /"Offer":\[.*"StartDateTime"/.test(JSON.stringify(body)));
  });
}
