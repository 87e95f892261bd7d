import { basePathOf } from '../../schemas/operations.ts';
import { releases } from '../../schemas/releases.ts';

const basePaths = [...new Set(releases.map(basePathOf))];

/** The path of an address below the base path of the interface, of whichever version; undefined for any other address. */
export function belowInterface({ pathname }: URL): string | undefined {
  for (const path of basePaths) {
    const place = pathname.indexOf(path);
    if (place >= 0) return pathname.slice(place + path.length);
  }
  return undefined;
}
