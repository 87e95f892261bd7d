import { messageFamilies } from '../../../schemas/operations.ts';
import { clause, openApiClause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { membersNamed } from '../../core/members.ts';
import { rule } from '../../core/rule.ts';
import { sampleParty } from '../../core/sample-records.ts';
import { schemaRule } from '../../core/schema-rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { hasLeiDigits, hasLeiForm } from '../../core/values/legal-entities.ts';

const party = (LEI: unknown): Sketch => ({ operation: 'GET /party', data: { Party: sampleParty({ LEI }) } });
const shared = {
  releases: { since: '4.0.0' },
  scenarios: ['reads', 'basic-view'],
  needs: 'an answer with an LEI: of a business, a bank or a party behind a payment',
  optional: true,
} as const;

/** The identifier of a legal entity, wherever version 4 has it. */
export default [
  schemaRule({
    ...shared,
    id: 'AISP-V4-072',
    level: 'MUST',
    title: 'An LEI is 18 capitals or digits and two digits',
    matters: 'Companies are looked up in the public register by their LEI; a text of another form is not found there.',
    clause: openApiClause('LEI'),
    owns: {
      families: messageFamilies.filter((family) => family !== 'error'),
      at: ['/**/LEI'],
      keywords: ['type', 'pattern', 'minLength', 'maxLength'],
    },
    accept: { 'one of a business': party('9845007KX4Y2MN81QP42') },
    reject: {
      'a number of Companies House': party('09876543'),
      'in small letters': party('9845007kx4y2mn81qp42'),
      'a character more': party('9845007KX4Y2MN81QP421'),
    },
  }),
  rule({
    ...shared,
    id: 'AISP-V4-073',
    level: 'SHOULD',
    title: 'The last two digits of an LEI are the check digits of the rest',
    matters: 'An LEI with wrong check digits was mistyped: it names no company, or in the worst case another one.',
    clause: clause('Parties', 'Data Dictionary'),
    apart: true,
    *judge(evidence) {
      for (const exchange of evidence.successes()) {
        for (const { value, pointer } of membersNamed(exchange, ['LEI'])) {
          // Another form is the matter of AISP-V4-072.
          if (typeof value !== 'string' || !hasLeiForm(value)) continue;
          const expected = 'Expected check digits of ISO 7064, mod 97-10';
          yield look({ exchange, pointer }, hasLeiDigits(value), expected, value);
        }
      }
    },
    accept: { 'of a bank': party('213800LH1BZH3DI6G760'), 'of another bank': party('HWUPKR0MPOU8FGXBT394') },
    reject: { 'two digits swapped': party('213800LH1BZH3DI6G706'), 'another letter': party('HWUPKR0MPOU8FGXBS394') },
  }),
];
