import { clause } from '../../core/clause.ts';
import { recordsOf } from '../../core/evidence.ts';
import { type JsonObject, walk } from '../../core/json.ts';
import { look } from '../../core/look.ts';
import type { ConsentKey } from '../../core/probes.ts';
import { rule } from '../../core/rule.ts';
import { sampleBeneficiary } from '../../core/sample-payments.ts';
import type { Sketch } from '../../core/sketch.ts';
import { viewResources } from '../../core/view-pairs.ts';

const stands = { Identification: '+44-7700900123', Code: 'MBNO' };
const { CreditorAccount } = sampleBeneficiary();
const payee = (consent: ConsentKey, changes: JsonObject): Sketch => ({
  operation: 'GET /accounts/{AccountId}/beneficiaries',
  consent,
  data: { Beneficiary: [sampleBeneficiary(changes)] },
});
const basic = { CreditorAgent: undefined, CreditorAccount: undefined };
const resources = viewResources.filter(({ record }) => record !== 'Account' && record !== 'Statement');

/** A Proxy inside an account that Basic withholds is told with that account, by the rule of its resource. */
export default rule({
  id: 'AISP-V4-078',
  level: 'SHOULD',
  title: 'A Proxy stands in the account block of the Detail view, and never elsewhere in the Basic view',
  matters:
    'A proxy is a phone number, an address or the number of a passport: under Basic it tells who is paid more surely than a name.',
  clause: clause('Account and Transaction API', 'OBProxy1'),
  releases: { since: '4.0.0' },
  scenarios: ['basic-view'],
  needs: 'records under a consent without their Detail permission',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.successes()) {
      for (const { record, detail, elements } of resources) {
        for (const found of recordsOf(exchange, record)) {
          if (evidence.grants(exchange, detail) !== false) break;
          const shown = walk(found.value).filter(
            ({ name, pointer }) => name === 'Proxy' && !elements.some((element) => pointer.startsWith(`/${element}/`)),
          );
          yield look(found, shown.length === 0, `Expected no Proxy without ${detail}`);
        }
      }
    }
  },
  accept: {
    'no Proxy in the Basic view': payee('basic', basic),
    'a Proxy in the Detail view': [
      payee('basic', basic),
      payee('detail', { CreditorAccount: { ...Object(CreditorAccount), Proxy: stands } }),
    ],
  },
  reject: {
    'a Proxy of the record': payee('basic', { ...basic, Proxy: stands }),
    'a Proxy in a member of another name': payee('basic', { ...basic, SupplementaryData: { Proxy: stands } }),
  },
});
