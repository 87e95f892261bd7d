import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import type { MessageFamily } from '../../schemas/operations.ts';
import { type Release, releasesOf } from '../../schemas/releases.ts';
import { writeFigures } from '../support/figures.ts';
import { isTried, tryAll } from '../support/turns.ts';
import { type Comparison, compare, type Effort } from './comparison.ts';
import { officialFiles, officialFolder, whyAbsent } from './official-files.ts';
import { definitionsOf, type Pair, pairsOf } from './pairs.ts';

const folder = officialFolder();
const files = folder === undefined ? [] : officialFiles(folder);

/** How many times as much as usual is tried: 1 takes some seconds of one core, 20 some minutes. By turns it is less. */
const times = Number(process.env.OFFICIAL_EFFORT ?? (tryAll() ? '1' : '0.4'));

/** A body of a product is a hundred times as large as others, and each of its changes costs as much. */
function effortFor(family: MessageFamily, key: string): Effort {
  const usual = family === 'product' ? { bodies: 1, some: 200, all: 40 } : { bodies: 2, some: 30, all: 6 };
  return {
    // Of the schemas themselves, so that each pair is tried in other places, and always in the same.
    seed: Number.parseInt(key.slice(0, 7), 16),
    bodies: Math.ceil(usual.bodies * times),
    stride: { some: usual.some, all: Math.max(1, Math.round(usual.all / times)) },
  };
}

/** Files repeat messages of other releases: what both sides had before is not compared again, but it counts. */
const done = new Map<string, Comparison>();
const counts = new Map<Release, { taken: number; refused: number }>();

/** By turns a third of the messages of other releases than the latest of each version: most of what they say is what that one says. */
const isInTurn = (release: Release, key: string) => latest.includes(release) || isTried(key, 3);
const latest = [releasesOf('3.1'), releasesOf('4.0')].map((all) => all.at(-1));

/** Declares the comparison of our schemas with the published files of some releases; `part` names its figures. */
export function describeAgreement(part: string, among: readonly Release[]): void {
  describe(`our schemas and the published files, ${part}`, { skip: folder === undefined ? whyAbsent : false }, () => {
    after(() =>
      writeFigures(
        `official-interface-${part.replaceAll(' ', '-')}`,
        [...counts].flatMap(([release, count]) => figuresOf(release, count)),
      ),
    );

    it('has a file for every release', () => {
      const published = new Set(files.map(({ release }) => release));
      assert.deepEqual(
        among.filter((release) => !published.has(release)),
        [],
      );
    });

    for (const file of files.filter(({ release }) => among.includes(release))) {
      it(`give the same verdict on every body: ${file.name}`, () => {
        const count = counts.get(file.release) ?? { taken: 0, refused: 0 };
        for (const { title, family, key, sides } of pairsOf(file.release, definitionsOf(file, files))) {
          if (!isInTurn(file.release, key)) continue;
          const found = done.get(key) ?? comparison(family, key, sides);
          done.set(key, found);
          assert.deepEqual(found.differences, [], title);
          assert.ok(
            found.taken >= 10 && found.refused >= 10,
            `${title}: ${found.taken} taken, ${found.refused} refused`,
          );
          count.taken += found.taken;
          count.refused += found.refused;
        }
        assert.ok(count.taken > 0);
        counts.set(file.release, count);
      });
    }
  });
}

function comparison(family: MessageFamily, key: string, sides: Pair['sides']): Comparison {
  const { us, them } = sides();
  return compare(us, them, effortFor(family, key));
}

function figuresOf(release: Release, { taken, refused }: { readonly taken: number; readonly refused: number }) {
  return [
    { release, title: 'bodies judged as by the published files', value: taken + refused, parts: 'add' },
    { release, title: 'of these refused by both', value: refused, parts: 'add' },
  ] as const;
}
