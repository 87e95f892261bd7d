import { type OperationId, operation, type ResourceGroup } from '../../../schemas/operations.ts';
import type { RecordedExchange } from '../../core/archive.ts';
import { clause, type Page } from '../../core/clause.ts';
import { endpointTable } from '../../core/endpoint-rules.ts';
import { type Evidence, sentHeader } from '../../core/evidence.ts';
import { lookAtAnswer } from '../../core/operation-answer.ts';
import { answersWithList, recordNameOf } from '../../core/operation-records.ts';
import { type Rule, rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { isSuccess, statusOf } from '../../core/status.ts';
import { isUnreadable, ordinary, takesJson } from '../../core/unreadable.ts';

const pages: Readonly<Record<ResourceGroup, Page>> = {
  'account-access-consents': 'Account Access Consents',
  accounts: 'Accounts',
  balances: 'Balances',
  transactions: 'Transactions',
  beneficiaries: 'Beneficiaries',
  'direct-debits': 'Direct Debits',
  'standing-orders': 'Standing Orders',
  'scheduled-payments': 'Scheduled Payments',
  products: 'Products',
  offers: 'Offers',
  parties: 'Parties',
  statements: 'Statements',
};

/** Consents whose request has nothing unusual about it; what is unusual in the others is for other rules. */
const plainConsents: readonly string[] = ['detail', 'basic'];

/**
 * The calls that nothing but the operation itself can make fail. Where there is none, as where nobody knows the consent behind a
 * call, those that it answered with a success: what that must be does not depend on the consent.
 */
function plainCalls(evidence: Evidence, id: OperationId): readonly RecordedExchange[] {
  const calls = evidence.select({ operation: id, probe: 'happy' });
  const plain = calls.filter((exchange) => isPlain(exchange, id));
  if (plain.length > 0) return plain;
  return id === 'POST /account-access-consents'
    ? calls
    : calls.filter((exchange) => isSuccess(exchange) && (id.endsWith('/file') || takesJson(exchange)));
}

function isPlain(exchange: RecordedExchange, id: OperationId): boolean {
  const { consent, variant } = exchange.about;
  switch (id) {
    case 'POST /account-access-consents':
      return plainConsents.includes(variant ?? '');
    case 'GET /account-access-consents/{ConsentId}':
      return /^((before|after)-authorisation|given)$/.test(variant ?? '');
    case 'DELETE /account-access-consents/{ConsentId}':
      return variant === 'cleanup' && consent !== 'rejected';
    default:
      return (
        consent === 'detail' &&
        variant === undefined &&
        (operation(id).group === 'accounts' || !isForbidden(exchange)) &&
        !isInAnotherType(exchange, id)
      );
  }
}

/** Whether the consent has the permission, and a bank that says it has not is right, is for the rules of permissions. */
function isForbidden(exchange: RecordedExchange): boolean {
  return statusOf(exchange) === 403;
}

/** A bank may have its files in another type than was asked for, and says so with 406: what it does then is for AISP-STA-011. */
function isInAnotherType(exchange: RecordedExchange, id: OperationId): boolean {
  return id.endsWith('/file') && statusOf(exchange) === 406 && sentHeader(exchange, 'accept') !== '*/*';
}

/** Variants of consent calls that count as plain, for the vectors. */
const variants: Readonly<Record<string, string>> = {
  POST: 'detail',
  GET: 'before-authorisation',
  DELETE: 'cleanup',
};

/** Of calls that are not told apart from those that were refused with reason. */
const elsewhere = { consent: 'credits', variant: 'recorded' } as const;

function operationAnswers([id, called, matters]: (typeof endpointTable)[number]): Rule {
  const { group, releases, response } = operation(called);
  const name = recordNameOf(called);
  const member = name === undefined ? 'Data' : `Data.${name}`;
  const withBody = response === undefined ? '' : response === 'file' ? ' and a file' : ` and ${member}`;
  const variant = group === 'account-access-consents' ? variants[operation(called).method] : undefined;
  const call = { operation: called, ...(variant === undefined ? {} : { variant }) };
  const answer = response === 'file' ? { body: '%PDF-1.7' } : response === undefined ? {} : { data: sample(called) };
  return rule({
    id,
    statements: [id, ...(id === 'AISP-EP-012' ? ['AISP-DIR-006' as const] : [])],
    level: 'MUST',
    title: `${called} answers a well-formed call that the consent permits with a success${withBody}`,
    matters,
    clause: clause(pages[group], 'Endpoints'),
    ...(releases === undefined ? {} : { releases }),
    applies: ({ operations }) => operations.includes(called) || 'The bank does not offer this operation.',
    scenarios: group === 'account-access-consents' ? ['consents', 'consent-deletion'] : ['reads'],
    needs: group === 'statements' ? 'an account with statements' : 'a consent with the permission, and an account',
    *judge(evidence) {
      const calls = plainCalls(evidence, called);
      const others = evidence.select({ operation: called, probe: ordinary }).filter(isUnreadable);
      for (const exchange of new Set([...calls, ...others])) yield lookAtAnswer(called, exchange);
    },
    accept: {
      'answers with a success': { ...call, ...answer },
      'answers so where nobody knows the consent': { ...call, ...elsewhere, ...answer },
      ...(response === 'file' ? { 'has it in another type': [inNoPdf(call), { ...call, ...answer }] } : {}),
    },
    reject: {
      'answers with an error of the server': { ...call, status: 500 },
      'answers as if there were no such operation': { ...call, status: 404 },
      ...(response === undefined || response === 'file'
        ? {}
        : {
            'answers with a web page': { ...call, body: '<html></html>' },
            'answers with half of its JSON where nobody knows the consent': { ...call, ...elsewhere, body: '{"Data":' },
            'answers with a web page when asked again': [
              { ...call, ...answer },
              { ...call, probe: 'repeat', body: '<html>' },
            ],
            'answers with Data null': { ...call, body: { Data: null } },
          }),
      ...(response === 'file'
        ? {
            'answers with an empty file': { ...call, body: '' },
            'has it in no type at all': { ...call, status: 406, body: '', requestHeaders: { accept: '*/*' } },
          }
        : {}),
    },
  });
}

/** The refusal of a type that the bank does not have. */
function inNoPdf(call: Sketch): Sketch {
  return { ...call, status: 406, requestHeaders: { accept: 'application/pdf' } };
}

function sample(id: OperationId): unknown {
  const name = recordNameOf(id);
  if (name === undefined) return { ConsentId: 'con-detail' };
  return { [name]: answersWithList(id) ? [] : { PartyId: 'party-1' } };
}

export default endpointTable.map(operationAnswers);
