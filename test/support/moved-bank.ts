import { operation, operationIds, basePath as standardPath } from '../../schemas/operations.ts';
import type { Variant } from '../../stub/variants/variant.ts';
import { reworded } from '../../stub/variants/wire.ts';

const resources = [...new Set(operationIds.map((id) => operation(id).path.split('/')[1]))].join('|');

/**
 * A gateway in front of an honest bank that has its interface at a base path of its own, empty for the root: calls below it go to
 * the bank, its links lead there, and the paths of the standard are nobody's. No variant of the catalogue: what the standard says of
 * its path is not kept, and a target has to declare it.
 */
export function movedTo(basePath: string): Variant {
  const moved = reworded(({ url }) => {
    const { origin } = new URL(url);
    const ours = new RegExp(`^${origin}${basePath}(?=/(?:${resources})(?:[/?]|$))`);
    return {
      inward: (text) => text.replace(ours, origin + standardPath),
      outward: (text) => text.replaceAll(origin + standardPath, origin + basePath),
    };
  });
  const isOfTheStandard = (url: string) => {
    const { pathname } = new URL(url);
    return pathname.startsWith('/open-banking/') && !(basePath !== '' && pathname.startsWith(`${basePath}/`));
  };
  return {
    id: 'moved',
    title: `Has its interface at ${basePath || 'its root'}`,
    clause: 'The base path is a setting of the target',
    serve: (usual) => {
      const inside = moved(usual);
      return (request, env) =>
        isOfTheStandard(request.url)
          ? new Response('Nothing is here.', { status: 404, headers: { 'content-type': 'text/plain' } })
          : inside(request, env);
    },
  };
}
