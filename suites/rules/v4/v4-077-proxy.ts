import { messageFamilies } from '../../../schemas/operations.ts';
import { openApiClause } from '../../core/clause.ts';
import type { JsonObject } from '../../core/json.ts';
import { sampleBeneficiary } from '../../core/sample-payments.ts';
import { schemaRule } from '../../core/schema-rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const { CreditorAccount } = sampleBeneficiary();
const payee = (changes: JsonObject): Sketch => ({
  operation: 'GET /accounts/{AccountId}/beneficiaries',
  data: {
    Beneficiary: [
      sampleBeneficiary({
        CreditorAccount: {
          ...Object(CreditorAccount),
          Proxy: { Identification: 'a@b.example', Code: 'EMAL', ...changes },
        },
      }),
    ],
  },
});

export default schemaRule({
  id: 'AISP-V4-077',
  level: 'MUST',
  optional: true,
  title:
    'A Proxy has Identification (at most 2048 characters) and Code (one of 21), and its Type at most 35 characters',
  matters:
    'A phone number that stands for an account is dialled or paid by its Code; without it nobody knows what the digits are.',
  clause: openApiClause('OBProxy1'),
  releases: { since: '4.0.0' },
  scenarios: ['reads'],
  needs: 'an account of the other side that shows a Proxy',
  owns: {
    families: messageFamilies.filter((family) => family !== 'error'),
    at: ['/**/Proxy', '/**/Proxy/Identification', '/**/Proxy/Code', '/**/Proxy/Type'],
    keywords: ['type', 'required', 'enum', 'minLength', 'maxLength'],
  },
  accept: {
    'these two': payee({}),
    'as long as allowed': payee({ Identification: 'i'.repeat(2048), Code: 'VIPN', Type: 't'.repeat(35) }),
  },
  reject: {
    'no Code': payee({ Code: undefined }),
    'no Identification': payee({ Identification: undefined }),
    'a code in words': payee({ Code: 'Email' }),
    'a character more': payee({ Type: 't'.repeat(36) }),
  },
});
