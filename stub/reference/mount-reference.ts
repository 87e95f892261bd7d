import type { Hono } from 'hono';
import type { World } from '../data/world.ts';
import type { BankEnv } from '../http/bank-env.ts';
import { documents } from './documents.ts';

/**
 * Mounts the reference pages: `GET /reference` shows the document of the bank, with a token by one click where it `isControlled`,
 * `GET /reference/control` that of its control plane. They are loaded, and their files read, when they are asked for.
 */
export function mountReference(
  app: Hono<BankEnv>,
  { world }: { readonly world: Pick<World, 'personas'> },
  isControlled: boolean,
): void {
  const personas = isControlled ? world.personas : [];
  const page = async (shown: keyof typeof documents) => {
    const { referencePage } = await import('./reference-answers.tsx');
    return referencePage(shown, personas);
  };
  app.get(documents.bank.path, () => page('bank'));
  if (isControlled) app.get(documents.control.path, () => page('control'));
  app.get('/reference/:name', async (c, next) => {
    const { referenceFile } = await import('./reference-answers.tsx');
    return (await referenceFile(c.req.param('name'))) ?? next();
  });
}
