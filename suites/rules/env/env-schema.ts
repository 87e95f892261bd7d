import { messageFamilies } from '../../../schemas/operations.ts';
import { inRange } from '../../../schemas/releases.ts';
import type { Claim } from '../../core/claims.ts';
import { clause, openApiClause } from '../../core/clause.ts';
import { type Evidence, json } from '../../core/evidence.ts';
import { at, isObject } from '../../core/json.ts';
import { type Look, lenient } from '../../core/look.ts';
import { type Rule, rule } from '../../core/rule.ts';
import { schemaRule } from '../../core/schema-rule.ts';
import { type Sketch, sketchBaseUrl } from '../../core/sketch.ts';

const families = messageFamilies.filter((family) => family !== 'error');
const dataFamilies = families.filter((family) => family !== 'consent' && family !== 'consent-request');

interface Part {
  readonly id: Rule['id'];
  readonly title: string;
  readonly matters: string;
  readonly owns: Omit<Claim, 'rule'>;
  readonly accept: Readonly<Record<string, object>>;
  readonly reject: Readonly<Record<string, object>>;
}

const Self = `${sketchBaseUrl}/open-banking/v3.1/aisp/accounts`;
const honest = { Data: { Account: [] }, Links: { Self }, Meta: { TotalPages: 1 } };
const midnight = '2026-03-01T00:00:00+00:00';

const parts: readonly Part[] = [
  {
    id: 'AISP-ENV-002',
    title: 'A success has nothing beside Data, Links and Meta, but for the Risk of a consent',
    matters: 'A strict client refuses an answer that has a member more at its top, and with it all the records inside.',
    owns: { families, at: ['/*'], keywords: ['additionalProperties'] },
    accept: { 'the three': honest, 'Data alone': { Data: { Account: [] } } },
    reject: { 'a member more': { ...honest, Status: 'OK' } },
  },
  {
    id: 'AISP-ENV-004',
    title: 'Links has Self',
    matters: 'A TPP stores Self beside what it fetched, to know where it came from and to fetch it again.',
    owns: { families, at: ['/Links/Self'], keywords: ['required'] },
    accept: { Self: honest },
    reject: {
      'no Links at all': { Data: { Account: [] } },
      'no Self': { ...honest, Links: { First: Self } },
      nothing: { ...honest, Links: {} },
    },
  },
  {
    id: 'AISP-ENV-006',
    title: 'Links holds Self, First, Prev, Next and Last, and nothing else',
    matters:
      'A link that no schema knows makes strict parsers refuse the page, and a walk through the transactions ends there.',
    owns: { families, at: ['/Links', '/Links/*'], keywords: ['additionalProperties'] },
    accept: { 'all five': { ...honest, Links: { Self, First: Self, Prev: Self, Next: Self, Last: Self } } },
    reject: { 'a link more': { ...honest, Links: { Self, Related: Self } } },
  },
  {
    id: 'AISP-ENV-010',
    title: 'Meta holds TotalPages, FirstAvailableDateTime and LastAvailableDateTime, and nothing else',
    matters:
      'A count or a cursor of the bank in Meta tempts clients to rely on it, and makes the strict ones refuse the answer.',
    owns: { families, at: ['/Meta', '/Meta/*'], keywords: ['additionalProperties'] },
    accept: { 'the pages': honest, 'a date': { ...honest, Meta: { FirstAvailableDateTime: midnight } } },
    reject: { 'a count of records': { ...honest, Meta: { TotalPages: 1, TotalRecords: 0 } } },
  },
  {
    id: 'AISP-ENV-011',
    title: 'Meta.TotalPages is a whole number of 32 bits',
    matters: 'Clients read TotalPages into a whole number; a text or a fraction throws on the very first page.',
    owns: { families, at: ['/Meta/TotalPages'], keywords: ['type', 'format'] },
    accept: { 'a number': honest },
    reject: {
      text: { ...honest, Meta: { TotalPages: '1' } },
      'a fraction': { ...honest, Meta: { TotalPages: 1.5 } },
      'beyond 32 bits': { ...honest, Meta: { TotalPages: 4_294_967_296 } },
    },
  },
  {
    id: 'AISP-ENV-012',
    title: 'The available period in Meta is given in date-times with an offset',
    matters:
      'A TPP compares the available period with what it wants to ask for; without an offset the two may be hours apart, and days are lost.',
    owns: {
      families,
      at: ['/Meta/FirstAvailableDateTime', '/Meta/LastAvailableDateTime'],
      keywords: ['type', 'format'],
    },
    accept: {
      'an offset': { ...honest, Meta: { FirstAvailableDateTime: midnight } },
      'UTC as Z': { ...honest, Meta: { LastAvailableDateTime: '2026-03-01T00:00:00.000Z' } },
    },
    reject: {
      'a bare date': { ...honest, Meta: { FirstAvailableDateTime: '2026-03-01' } },
      'no offset': { ...honest, Meta: { LastAvailableDateTime: '2026-03-01T00:00:00' } },
    },
  },
  {
    id: 'AISP-ENV-018',
    title: 'Only a consent has Risk',
    matters:
      'Risk belongs to consents: on data, strict clients refuse the answer, and others ask themselves what risk the bank sees in a balance.',
    owns: { families: dataFamilies, at: ['/Risk'] },
    accept: { 'no Risk': honest },
    reject: { 'an empty Risk': { ...honest, Risk: {} } },
  },
];

const sketches = (bodies: Readonly<Record<string, object>>): Readonly<Record<string, Sketch>> =>
  Object.fromEntries(Object.entries(bodies).map(([title, body]) => [title, { operation: 'GET /accounts', body }]));

function envelopeSchema({ id, title, matters, owns, accept, reject }: Part): Rule {
  return schemaRule({
    id,
    level: id === 'AISP-ENV-018' ? 'MUST NOT' : 'MUST',
    title,
    matters,
    clause: id === 'AISP-ENV-004' ? clause('Read/Write Data API', 'Links') : openApiClause('Links and Meta'),
    scenarios: ['reads', 'basic-view', 'consents'],
    needs: id === 'AISP-ENV-012' ? 'an answer that gives the available period in Meta' : 'a success with a body',
    owns,
    accept: sketches(accept),
    reject: sketches(reject),
  });
}

/**
 * A success, where not one has Links: then nothing has Self either, and no schema would say so. Where some answers have Links and
 * others have not, the rule on Links tells of those.
 */
function* lookForLinks(evidence: Evidence): Generator<Look> {
  const [exchange] = evidence.successes().filter((each) => isObject(at(json(each), 'Data')));
  if (exchange === undefined) return;
  const place = { exchange, pointer: '/Links' };
  yield lenient('C1/schema')(place, false, 'Expected Links with Self in answers; none of them has Links');
}

/**
 * The rule on Self, which is not silent where Links is gone altogether: that only all answers together show, and no part of them. From 4.0.1 Links is
 * conditional, and a bank without it keeps the rule; that pages lead on is for the rules on pages.
 */
function withAbsentLinks(literal: Rule): Rule {
  return rule({
    ...literal,
    tolerates: ['C1/schema'],
    apart: 'knowing all',
    *judge(evidence, context) {
      let looked = false;
      for (const each of literal.judge(evidence, context)) {
        looked = true;
        yield each;
      }
      const tells = evidence.whole === evidence && inRange(context.release, { until: '4.0.0' });
      if (!looked && tells) yield* lookForLinks(evidence);
    },
  });
}

export default parts.map(envelopeSchema).map((each) => (each.id === 'AISP-ENV-004' ? withAbsentLinks(each) : each));
