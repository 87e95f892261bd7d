import { clause } from '../../core/clause.ts';
import { identifiedIn } from '../../core/identifications.ts';
import { below, lenient, look } from '../../core/look.ts';
import { type Rule, rule } from '../../core/rule.ts';
import { sampleAccount } from '../../core/sample-records.ts';
import type { Vector } from '../../core/sketch.ts';
import { hasLuhnDigit, isIban } from '../../core/values/account-numbers.ts';
import type { OpinionId } from '../../ledger/opinions.ts';

interface Scheme extends Pick<Rule, 'title' | 'matters' | 'needs'> {
  readonly id: Rule['id'];
  readonly scheme: string;
  /** What was expected of an identification: the part of it that does not hold. */
  readonly expected: string | ((text: string) => string);
  /** Whether an identification is one of the scheme; `tolerated` for one that only warns, for the reason of the scheme. */
  readonly test: (text: string) => boolean | 'tolerated';
  readonly tolerates?: readonly [OpinionId, ...(readonly OpinionId[])];
  readonly good: Readonly<Record<string, string>>;
  readonly bad: Readonly<Record<string, string>>;
}

function isCardNumber(text: string): boolean | 'tolerated' {
  if (/^\d{4,7}$/.test(text)) return 'tolerated';
  if (!/^[\dxX*#•.\- ]{8,23}$/.test(text)) return false;
  return !hasWrongDigit(text) || 'tolerated';
}

function hasWrongDigit(text: string): boolean {
  return /^\d{12,19}$/.test(text) && !hasLuhnDigit(text);
}

const hidden = 'card-number-hidden-whole';

const table: readonly Scheme[] = [
  {
    id: 'AISP-FMT-009',
    scheme: 'UK.OBIE.SortCodeAccountNumber',
    title: 'An account by UK.OBIE.SortCodeAccountNumber is 14 digits: sort code and account number',
    matters:
      'A payment to a sort code and account number with dashes, or half of it, is refused or goes to another account.',
    needs: 'an account or a creditor by sort code and account number',
    expected: 'Expected 6 digits of sort code and 8 of account number',
    test: (text) => /^\d{14}$/.test(text),
    good: { '14 digits': '00104147442249' },
    bad: { dashes: '00-10-41 47442249', 'the account number alone': '47442249', 'masked digits': '001041****2249' },
  },
  {
    id: 'AISP-FMT-010',
    scheme: 'UK.OBIE.IBAN',
    title: 'An account by UK.OBIE.IBAN is a whole IBAN with the right check digits',
    matters: 'An IBAN with wrong check digits is refused by every payment system that it is copied into.',
    needs: 'an account or a creditor by IBAN',
    expected: 'Expected a whole IBAN, without blanks, whose check digits are right',
    tolerates: ['printed-iban'],
    test: (text) => isIban(text) || (isIban(text.replaceAll(' ', '')) ? 'tolerated' : false),
    good: { British: 'GB95XSTB00104147442249', German: 'DE89370400440532013000' },
    bad: {
      'wrong check digits': 'GB96XSTB00104147442249',
      'no country and check digits': 'XSTB00104147442249',
      'in groups as printed': 'GB95 XSTB 0010 4147 4422 49',
    },
  },
  {
    id: 'AISP-FMT-011',
    scheme: 'UK.OBIE.PAN',
    title: 'An account by UK.OBIE.PAN is a card number, in which digits may be masked',
    matters:
      'A card is recognised by its number, masked as it may be; a product name in its place matches no card that the customer knows.',
    needs: 'an account or a creditor by PAN',
    expected: (text) =>
      hasWrongDigit(text)
        ? 'Expected a card number with the right check digit, or a masked one'
        : 'Expected a card number of 8 to 19 digits, masked or not',
    tolerates: ['card-number-cut-or-made-up', hidden],
    test: isCardNumber,
    good: { masked: '************4561', 'in clear': '5555555555554444', 'masked with x': '555555xxxxxx4444' },
    bad: {
      'nothing but masks': 'xxx',
      'a name': 'Rewards Credit Card',
      'a wrong check digit': '5555555555554445',
      'its last digits': '4561',
    },
  },
];

/** Without ReadPAN a bank may show no digit at all. */
function isHiddenWhole(text: string, granted: boolean | undefined): boolean {
  return granted !== true && /^[xX*•#. -]+$/.test(text);
}

function identification({ id, scheme, expected, test, good, bad, ...literal }: Scheme): Rule {
  const vectors = (texts: Scheme['good']): Record<string, Vector> =>
    Object.fromEntries(
      Object.entries(texts).map(([title, Identification]) => {
        const Account = [sampleAccount({ Account: [{ SchemeName: scheme, Identification }] })];
        return [title, { operation: 'GET /accounts', data: { Account } }];
      }),
    );
  return rule({
    ...literal,
    id,
    optional: true,
    level: 'MUST',
    clause: clause('Accounts', 'Notes'),
    scenarios: ['reads', 'basic-view'],
    apart: true,
    *judge(evidence) {
      for (const found of identifiedIn(evidence, 'account')) {
        if (found.scheme !== scheme || found.identification === undefined) continue;
        const holds = test(found.identification);
        const why = isHiddenWhole(found.identification, evidence.grants(found.exchange, 'ReadPAN'))
          ? hidden
          : literal.tolerates?.[0];
        const excused = holds === 'tolerated' || why === hidden;
        const tell = excused && why !== undefined && literal.tolerates?.includes(why) ? lenient(why) : look;
        const said = typeof expected === 'string' ? expected : expected(found.identification);
        yield tell(below(found, 'Identification'), holds === true, said, found.identification);
      }
    },
    accept: vectors(good),
    reject: vectors(bad),
  });
}

export default table.map(identification);
