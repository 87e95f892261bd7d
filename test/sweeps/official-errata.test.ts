import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { errata, errataOf, repaired } from '../official-interface/errata/errata.ts';
import type { Erratum } from '../official-interface/errata/erratum.ts';
import { officialFiles, officialFolder, whyAbsent } from '../official-interface/official-files.ts';
import { definitionsOf, pair } from '../official-interface/pairs.ts';

const folder = officialFolder();
const files = folder === undefined ? [] : officialFiles(folder);

describe('the errata of the published files', { skip: folder === undefined ? whyAbsent : false }, () => {
  for (const erratum of errata) {
    describe(erratum.id, () => {
      const having = files.filter(({ release, form }) => errataOf(release, form).includes(erratum));

      it('has a file that it is about', () => {
        assert.ok(having.length > 0);
      });

      for (const file of having) {
        it(`still shows in ${file.name}, and not once it is repaired`, () => {
          const { family, view, body } = erratum.witness(file.release);
          const verdicts = (isRepaired: (other: Erratum) => boolean) => {
            const { us, them } = pair(file.release, definitionsOf(file, files, isRepaired), family, view).sides();
            return { us: us.takes(body), 'the published file': them.takes(body) };
          };
          const asPublished = verdicts((other) => other !== erratum);
          assert.deepEqual(asPublished, {
            us: erratum.takenBy === 'us',
            'the published file': erratum.takenBy !== 'us',
          });
          const { us, 'the published file': them } = verdicts(() => true);
          assert.equal(them, us);
        });
      }
    });
  }
});

describe('the list of errata', () => {
  it('is refused where one finds nothing to repair any more', () => {
    const closed = errata.filter(({ id }) => id.startsWith('current accounts that stay closed'));
    assert.throws(() => repaired({ OBBCAData1: { type: 'object' } }, {}, closed), /finds nothing to repair/);
    const definitions = { OBBCAData1: { type: 'object', additionalProperties: false } } as const;
    assert.deepEqual(repaired(definitions, {}, closed), { OBBCAData1: { type: 'object' } });
  });

  it('gives each a name of its own, a reason and a clause', () => {
    assert.equal(new Set(errata.map(({ id }) => id)).size, errata.length);
    for (const { id, reason, clause } of errata) assert.ok(reason.length > 40 && clause.length > 10, id);
  });
});
