import { recordsOf } from '../core/evidence.ts';
import { textAt } from '../core/json.ts';
import { linkOf } from '../core/record-list.ts';
import { accountOperations } from './accounts.ts';
import { furtherPages } from './further-pages.ts';
import { scenario } from './scenario.ts';

/**
 * Reads the accounts of another PSU, an account of the first PSU with the token of the other, and the accounts of both side by
 * side.
 */
export default scenario({
  name: 'second-psu',
  title: "Reaching for another PSU's account",
  after: { reads: 'it tells which account comes first' },
  async run(drive) {
    if ((await drive.consent('other-psu')).token === undefined) return;
    const own = { operation: 'GET /accounts', probe: 'other-psu', variant: 'own', consent: 'other-psu' } as const;
    const list = await drive.call(own);
    if (list === undefined) return;
    // An account that both hold is opened by either: where not all that the other has is known, nothing is.
    const pages = await furtherPages(drive, list);
    const known = linkOf(pages.at(-1) ?? list, 'Next') === undefined;
    const shared = new Set(
      pages.flatMap((page) => recordsOf(page, 'Account').map(({ value }) => textAt(value, 'AccountId'))),
    );
    const accountId = known ? (await drive.accountIds('detail')).find((id) => !shared.has(id)) : undefined;
    if (accountId === undefined) {
      drive.gap({
        reason: 'No account of the first PSU is without the other PSU.',
        supply: 'Have two PSUs authorise who do not hold all their accounts together.',
        key: 'psu.accounts',
      });
      return;
    }
    for (const operation of drive.thorough ? accountOperations(drive) : (['GET /accounts/{AccountId}'] as const)) {
      await drive.call({ ...own, operation, variant: 'foreign', accountId });
    }
    const beside = { operation: 'GET /accounts', probe: 'other-psu', variant: 'side-by-side' } as const;
    await drive.callTogether({ ...beside, consent: 'detail' }, { ...beside, consent: 'other-psu' });
  },
});
