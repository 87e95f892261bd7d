import { operation } from '../../../schemas/operations.ts';
import { clause } from '../../core/clause.ts';
import { errorBodies } from '../../core/error-bodies.ts';
import { header, json, succeeded } from '../../core/evidence.ts';
import { isObject } from '../../core/json.ts';
import { look } from '../../core/look.ts';
import { callsNothingJson, isJsonType } from '../../core/media-type.ts';
import { rule } from '../../core/rule.ts';
import { statusOf } from '../../core/status.ts';

const read = { operation: 'GET /accounts', data: { Account: [] } } as const;
const refused = { operation: 'GET /accounts', probe: 'bad-header', variant: 'auth-date', status: 400 } as const;
const deleted = { operation: 'DELETE /account-access-consents/{ConsentId}' } as const;

export default [
  rule({
    id: 'AISP-HDR-028',
    level: 'MUST',
    title: 'A success with a JSON body declares application/json',
    matters:
      'Clients choose their parser by this header: with text/html before it, good JSON is handed on as a web page.',
    clause: clause('Read/Write Data API', 'Response Headers'),
    scenarios: ['reads', 'basic-view', 'consents'],
    needs: 'a success with a body',
    apart: true,
    *judge(evidence) {
      for (const exchange of evidence.successes()) {
        const id = exchange.about.operation;
        if (id === undefined || operation(id).response === 'file') continue;
        const type = header(exchange, 'content-type') ?? '';
        yield look({ exchange }, isJsonType(type), 'Expected Content-Type application/json', type);
      }
    },
    accept: {
      'with a charset': read,
      'without a charset': { ...read, headers: { 'content-type': 'application/json' } },
      'with a charset in upper case and quotes': {
        ...read,
        headers: { 'content-type': 'application/json;charset="UTF-8"' },
      },
    },
    reject: {
      text: { ...read, headers: { 'content-type': 'text/plain; charset=utf-8' } },
      none: { ...read, headers: { 'content-type': undefined } },
      'another charset': { ...read, headers: { 'content-type': 'application/json; charset=iso-8859-1' } },
    },
  }),
  rule({
    id: 'AISP-HDR-029',
    level: 'MUST',
    title: 'An error with a JSON body declares application/json',
    matters:
      'A client that sees another media type does not read the error, and shows "unknown error" where the reason is at hand.',
    clause: clause('Read/Write Data API', 'Response Headers'),
    scenarios: ['consent-refusals', 'missing-permissions', 'tokens', 'routing'],
    needs: 'an error with a body',
    waitsFor: callsNothingJson,
    apart: 'knowing all',
    *judge(evidence) {
      if (callsNothingJson(evidence) !== undefined) return;
      for (const exchange of errorBodies(evidence)) {
        if (!isObject(json(exchange))) continue;
        const type = header(exchange, 'content-type') ?? '';
        yield look({ exchange }, isJsonType(type), 'Expected Content-Type application/json on an error', type);
      }
    },
    accept: {
      JSON: refused,
      'a web page beside it is for another rule': [
        refused,
        { ...refused, body: '<html/>', headers: { 'content-type': 'text/html' } },
      ],
    },
    reject: {
      'JSON called a problem of RFC 7807': { ...refused, headers: { 'content-type': 'application/problem+json' } },
      'JSON called a problem of RFC 7807, and not so in a success': [
        read,
        { ...refused, headers: { 'content-type': 'application/problem+json' } },
      ],
      'JSON called otherwise than in a success, which calls it text': [
        { ...read, headers: { 'content-type': 'text/plain' } },
        { ...refused, headers: { 'content-type': 'application/problem+json' } },
      ],
    },
    silent: {
      'all JSON called text, which the rule about successes tells': [
        { ...read, headers: { 'content-type': 'text/plain' } },
        { ...refused, headers: { 'content-type': 'text/plain' } },
      ],
    },
  }),
  rule({
    id: 'AISP-HDR-030',
    level: 'MUST',
    title: 'An answer without a body has no Content-Type',
    matters: 'A media type without a body has parsers try to read nothing, and fail on a success.',
    clause: clause('Account Access Consents', 'Usage Examples'),
    scenarios: ['consent-deletion'],
    needs: 'a consent that could be deleted',
    apart: true,
    *judge(evidence) {
      for (const exchange of evidence.select({ probe: 'happy' })) {
        if (statusOf(exchange) !== 204 || !succeeded(exchange)) continue;
        const type = header(exchange, 'content-type');
        yield look({ exchange }, type === undefined, 'Expected no Content-Type beside 204', type);
      }
    },
    accept: { nothing: deleted },
    reject: { 'a media type for nothing': { ...deleted, headers: { 'content-type': 'application/json' } } },
  }),
];
