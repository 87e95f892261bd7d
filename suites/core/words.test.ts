import assert from 'node:assert/strict';
import { it } from 'node:test';
import { releases, versionOf } from '../../schemas/releases.ts';
import { loadRules } from './load-rules.ts';
import { groupOf, isOfRelease } from './rule.ts';
import { titlesOfFour } from './titles-of-four.ts';
import { inWordsOf, titleIn } from './words.ts';

const catalogue = (await loadRules()).filter(({ bothVersions }) => bothVersions !== true);

/** Words of 3.1 that mean nothing in version 4, and no words of plain language. */
const wordsOfThree =
  /AwaitingAuthorisation|Status (?:Authorised|Rejected)\b|Revoked|(?:Base|Local)Currency|\bAccount(?:Sub)?Type\b|Interim[A-Z]|(?:Closing|Opening)(?:Available|Booked|Cleared)|\b(?:Ina|A)ctive\b (?:or|and)|StatusCode Active|\bBooked\b|UK\.OBIE\.(?:Field|Header|Resource|Rules|Signature|UnexpectedError|Reauthenticate)|\bthe 13\b|OBAccountStatus1Code|open-banking\/v3\.1\//;

for (const release of releases.filter((each) => versionOf(each) !== '3.1')) {
  it(`says in words of ${release} what a rule asks and needs there`, () => {
    const told = catalogue
      .filter((rule) => isOfRelease(rule, release) && groupOf(rule) !== 'V4')
      .flatMap((rule) => [`${rule.id} ${titleIn(release, rule)}`, `${rule.id} ${inWordsOf(release, rule.needs)}`]);
    assert.ok(told.length > 800);
    assert.deepEqual(
      told.filter((each) => wordsOfThree.test(each)),
      [],
    );
  });
}

it('says in words of 3.1 what a rule asks there, and has another title only where version 4 asks it, too', () => {
  for (const [id, title] of Object.entries(titlesOfFour)) {
    const rule = catalogue.find((each) => each.id === id);
    assert.ok(rule !== undefined && isOfRelease(rule, '4.0.1') && isOfRelease(rule, '3.1.11'), id);
    assert.equal(titleIn('3.1.11', rule), rule.title);
    assert.equal(titleIn('4.0.1', rule), title);
    assert.notEqual(title, inWordsOf('4.0.1', rule.title), id);
  }
});
