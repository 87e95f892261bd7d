import { eachRecord, onGroup, setMember } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-balance-differs-there',
  title: 'Tells another expected balance in version 4',
  breaks: ['AISP-DUAL-019'],
  bothVersions: true,
  response: inVersionFour(
    onGroup(
      'balances',
      eachRecord('Balance', (balance) => {
        if (balance.Type === 'XPCD') setMember(balance, 'Amount.Amount', '0.01');
      }),
    ),
  ),
});
