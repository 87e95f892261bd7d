import { nearNames } from '../../schemas/near-names.ts';
import type { World } from '../data/world.ts';

/** People of one name whose numbers are told. */
const mostNamesakes = 5;

/** Who can log in at a bank that knows nobody, or several people, by `hint`: in words, for whoever asked for them. */
export function whoThereIs(world: Pick<World, 'called' | 'customers' | 'personas'>, hint: string): string {
  const { total, some } = world.called(hint, mostNamesakes);
  if (total > 1) {
    const more = some.length < total ? ` and ${total - some.length} more` : '';
    return `the number of one of the ${total} customers called ${hint}: ${some.map((one) => one.hint).join(', ')}${more}`;
  }
  const crowd =
    world.customers === 0 ? '' : `, or a customer by number or name, from customer-1 to customer-${world.customers}`;
  const hints = world.personas.map((persona) => persona.hint);
  const [near] = nearNames(hint, hints);
  return `one of ${hints.join(', ')}${crowd}${near === undefined ? '' : `: did you mean ${near}?`}`;
}
