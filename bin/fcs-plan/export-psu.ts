import { isObject, type JsonObject, textAt } from '../../suites/core/json.ts';
import type { Notes } from '../import-fcs/to-tokens.ts';
import { isSecretName } from './plan-words.ts';
import type { WholeReader } from './read-whole.ts';

/** Who decides on a consent: `execution` of a plan; nothing for ready-made tokens, for which nobody has to. */
export function exportPsu(target: WholeReader, notes: Notes): JsonObject {
  const kind = target.text('tokens', 'kind');
  if (kind !== 'headless' && kind !== 'manual') return {};
  const parameters = {
    ...named(target.object('tokens', 'parameters', 'always'), 'tokens.parameters.always', notes),
    ...named(target.object('tokens', 'parameters', 'approve'), 'tokens.parameters.approve', notes),
  };
  const headers = named(target.object('tokens', 'authoriseHeaders'), 'tokens.authoriseHeaders', notes);
  return {
    execution: {
      psuAuthorization: {
        mode: kind === 'manual' ? 'manual' : 'auto-approve',
        ...(Object.keys(headers).length === 0 ? {} : { headers }),
        ...(Object.keys(parameters).length === 0 ? {} : { parameters }),
      },
    },
  };
}

/** Names with texts: what is referred to by a variable as its name, what is secret or in a file as nothing. */
function named(found: JsonObject, what: string, { lost, toDo }: Notes): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(found).map(([name, value]) => {
      const variable = textAt(value, 'env');
      if (variable !== undefined) {
        toDo(`Put what ${variable} holds in the place of env:${variable}, as the value of ${name}.`);
        return [name, `env:${variable}`];
      }
      if (typeof value === 'string' && !isSecretName(name)) return [name, value];
      const where = isObject(value) ? 'it stands in a file' : 'it looks like a secret';
      lost(`The value of ${what}.${name}: ${where}, so that the plan has an empty text in its place.`);
      return [name, ''];
    }),
  );
}
