import { beside } from '../../core/beside.ts';
import { dualRule, told } from '../../core/dual/dual-rule.ts';
import { recordPairs } from '../../core/dual/pairs.ts';
import { objectAt, textAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { sampleTransaction } from '../../core/sample-records.ts';

const entries = (own: readonly object[], other: readonly object[]) =>
  told(
    'GET /transactions',
    { Transaction: own.map((each) => sampleTransaction({ ...each })) },
    { Transaction: other.map((each) => sampleTransaction({ ...each })) },
  );

/** What an entry of 3.1 may be in version 4 a moment later: what is pending may have been decided on meanwhile. */
const statuses: Readonly<Record<string, readonly string[]>> = {
  Booked: ['BOOK'],
  Pending: ['PDNG', 'BOOK', 'RJCT'],
  Rejected: ['RJCT'],
};
const codes = Object.values(statuses).flat();
const coded = (Code: string, SubCode: string) => ({ BankTransactionCode: { Code, SubCode } });
const four = { Status: 'BOOK' };

export default [
  dualRule({
    id: 'AISP-DUAL-021',
    level: 'SHOULD',
    title: 'The Status of a transaction maps: Booked is BOOK, Pending is PDNG, Rejected is RJCT',
    matters:
      'A payment that is booked on one path and pending on the other is counted by one client and not by the next.',
    needs: 'a transaction that both versions show under one id',
    *judge(evidence) {
      for (const { own, other } of recordPairs(evidence, 'Transaction')) {
        const wanted = statuses[textAt(own.value, 'Status') ?? ''];
        const is = textAt(other.value, 'Status');
        if (wanted === undefined || is === undefined || !codes.includes(is)) continue;
        yield look(below(other, 'Status'), wanted.includes(is), `Expected ${wanted[0]} for ${own.value.Status}`, is);
      }
    },
    accept: {
      booked: entries([{}], [four]),
      'booked meanwhile': entries([{ Status: 'Pending' }], [four]),
    },
    reject: { 'pending again': entries([{}], [{ Status: 'PDNG' }]) },
  }),
  dualRule({
    id: 'AISP-DUAL-031',
    level: 'SHOULD',
    title: 'A long name of BankTransactionCode is told by one code throughout, and no code stands for two of them',
    matters: 'Spending is sorted by these codes; where a salary and a card payment share one, all sorting ends.',
    needs: 'transactions with a BankTransactionCode in both versions',
    *judge(evidence) {
      const codeOf = new Map<string, string>();
      const nameOf = new Map<string, string>();
      for (const { own, other } of recordPairs(evidence, 'Transaction')) {
        const [was, is] = [own, other].map(({ value }) => objectAt(value, 'BankTransactionCode'));
        for (const part of ['Code', 'SubCode']) {
          const [name, code] = [textAt(was, part), textAt(is, part)];
          if (name === undefined || code === undefined) continue;
          const key = (text: string) => `${part} ${text}`;
          const [firstCode, firstName] = [codeOf.get(key(name)) ?? code, nameOf.get(key(code)) ?? name];
          codeOf.set(key(name), firstCode);
          nameOf.set(key(code), firstName);
          const place = below(other, 'BankTransactionCode', part);
          const what = 'Expected one code for one long name throughout';
          yield look(
            place,
            firstCode === code && firstName === name,
            what,
            beside([name, code], [firstName, firstCode]),
          );
        }
      }
    },
    accept: {
      'one for each': entries(
        [
          coded('IssuedCreditTransfers', 'DomesticCreditTransfer'),
          { TransactionId: 't2', ...coded('IssuedCreditTransfers', 'StandingOrder') },
        ],
        [
          { ...four, ...coded('ICDT', 'DMCT') },
          { TransactionId: 't2', ...four, ...coded('ICDT', 'STDO') },
        ],
      ),
    },
    reject: {
      'two for one name': entries(
        [
          coded('IssuedCreditTransfers', 'DomesticCreditTransfer'),
          { TransactionId: 't2', ...coded('IssuedCreditTransfers', 'StandingOrder') },
        ],
        [
          { ...four, ...coded('ICDT', 'DMCT') },
          { TransactionId: 't2', ...four, ...coded('RCDT', 'STDO') },
        ],
      ),
    },
  }),
];
