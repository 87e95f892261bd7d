import type { Hono } from 'hono';
import type { World } from '../data/world.ts';
import type { BankEnv } from '../http/bank-env.ts';
import type { Releases } from '../release/version.ts';
import { referenceFiles } from './assets.ts';
import { documentsOf } from './documents.ts';

/**
 * Mounts the reference pages: `GET /reference` shows the document of the bank, with a token by one click where it `isControlled`, and
 * `GET /reference/v4.0` that of the next version where it speaks it;
 * `GET /reference/control` that of its control plane. They are loaded, and their files read, when they are asked for.
 */
export function mountReference(
  app: Hono<BankEnv>,
  { world, releases }: { readonly world: Pick<World, 'personas'>; readonly releases: Releases },
  isControlled: boolean,
): void {
  const personas = isControlled ? world.personas : [];
  const documents = documentsOf(releases, isControlled);
  for (const shown of documents) {
    app.get(shown.path, async () => {
      const { referencePage } = await import('./reference-answers.tsx');
      return referencePage(shown, documents, personas);
    });
  }
  // Each by its name: a parameter beside other names is too much for the router of the bank.
  for (const name of referenceFiles) {
    app.get(`/reference/${name}`, async () => {
      const { referenceFile } = await import('./reference-answers.tsx');
      return await referenceFile(name);
    });
  }
}
