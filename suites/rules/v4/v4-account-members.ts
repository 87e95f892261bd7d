import { openApiClause } from '../../core/clause.ts';
import type { JsonObject } from '../../core/json.ts';
import { sampleAccount } from '../../core/sample-records.ts';
import { schemaRule } from '../../core/schema-rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const account = (changes: JsonObject): Sketch => ({
  operation: 'GET /accounts',
  data: { Account: [sampleAccount(changes)] },
});
const sent = (changes: JsonObject) => account({ StatementFrequencyAndFormat: [changes] });
const served = (Name: unknown) =>
  account({ Servicer: { SchemeName: 'UK.OBIE.BICFI', Identification: 'XSWYGB22', Name } });
const delivery = '/Data/Account/*/StatementFrequencyAndFormat';
const shared = { level: 'MUST', releases: { since: '4.0.0' }, scenarios: ['reads'], optional: true } as const;

/** What version 4 added to an account. */
export default [
  schemaRule({
    ...shared,
    id: 'AISP-V4-070',
    title:
      'StatementFrequencyAndFormat is an array of objects in which Frequency, CommunicationMethod and Format hold codes of the release',
    matters:
      'A TPP that fetches statements waits for the day and the way in which they come; by an unknown code it waits for ever.',
    clause: openApiClause('StatementFrequencyAndFormat'),
    needs: 'an account that shows how its statements are sent',
    owns: {
      families: ['account'],
      at: [
        delivery,
        `${delivery}/*`,
        ...['Frequency', 'CommunicationMethod', 'Format', 'DeliveryAddress'].map((name) => `${delivery}/*/${name}`),
      ],
      keywords: ['type', 'enum'],
    },
    accept: {
      'each of them': sent({
        Frequency: 'MNTH',
        CommunicationMethod: 'POST',
        Format: 'DPDF',
        DeliveryAddress: { TownName: 'Swansea' },
      }),
      'none of them': sent({}),
    },
    reject: {
      'one object for the list': account({ StatementFrequencyAndFormat: { Frequency: 'MNTH' } }),
      'a frequency in words': sent({ Frequency: 'Monthly' }),
      'a way of its own': sent({ CommunicationMethod: 'SMS' }),
      'the format of files in general': sent({ Format: 'PDF' }),
    },
  }),
  schemaRule({
    ...shared,
    id: 'AISP-V4-071',
    title: 'The Name of the servicer of an account has at most 140 characters',
    matters:
      'The name of the bank stands above its accounts on the screen; one that is too long or no text breaks the page.',
    clause: openApiClause('OBAccount6 Servicer'),
    needs: 'an account that shows the Name of its servicer',
    owns: {
      families: ['account'],
      at: ['/Data/Account/*/Servicer/Name'],
      keywords: ['type', 'minLength', 'maxLength'],
    },
    accept: { 'as long as allowed': served('é'.repeat(140)) },
    reject: { 'a character more': served('B'.repeat(141)), 'no text': served(7) },
  }),
];
