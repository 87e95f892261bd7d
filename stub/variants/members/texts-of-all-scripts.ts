import { recordsChanged } from '../records.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'texts-of-all-scripts',
  title: 'Holds texts in Welsh, Greek, Arabic and Chinese, with signs beyond the first 65 536 code points',
  clause: 'Read/Write Data API, Character Encoding: UTF-8',
  resembles: ['AISP-HDR-031', 'AISP-FMT-008'],
  world: recordsChanged({
    Account: () => ({ Nickname: `Cynilion y tŷ 🏡 ${'𝔾'.repeat(50)}`, Description: 'Λογαριασμός' }),
    Transaction: () => ({
      TransactionInformation: 'قهوة ☕ 咖啡店 \\ "quoted" / <b>&amp;',
      TransactionReference: '参考 №1',
    }),
    Beneficiary: () => ({ Reference: 'Ŵythnos Iâr' }),
    DirectDebit: () => ({ Name: 'Dŵr Cymru – water' }),
    Party: () => ({ FullLegalName: 'Siân O’Connor-Müller 李' }),
  }),
});
