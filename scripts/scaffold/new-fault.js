import { join } from 'node:path';
import { faultIdsOf, ruleIdsOf } from '../ids.js';
import { member, ScaffoldError } from './scaffold.js';

/**
 * `npm run new:fault -- balance-type-twice --rule AISP-BAL-004`. It changes nothing yet, so that the kill matrix names it as
 * breaking no rule until it does.
 * @param {string} root the checkout
 * @param {readonly string[]} args
 * @returns {import('./scaffold.js').Scaffold} Throws a ScaffoldError that names the cure.
 */
export function newFault(root, [id = '', option, rule = '', ...more]) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(id)) {
    throw new ScaffoldError(
      `"${id}" is no fault id: say what the bank does wrong in kebab-case, as balance-type-twice.`,
    );
  }
  if (faultIdsOf(root).includes(id))
    throw new ScaffoldError(`There is a fault ${id} already: npx aisp faults shows it.`);
  if (option !== '--rule' || more.length > 0) {
    throw new ScaffoldError(`Name the rule that it breaks: npm run new:fault -- ${id} --rule AISP-BAL-004`);
  }
  if (!ruleIdsOf(root).includes(rule)) {
    throw new ScaffoldError(`There is no rule ${rule}: npx aisp rules lists them, and npm run new:rule makes one.`);
  }
  const group = rule.split('-')[1]?.toLowerCase() ?? '';
  const source = [
    "import { fault } from '../fault.ts';",
    '',
    'export default fault({',
    member('id', id),
    member('title', id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ')),
    `  breaks: ['${rule}'],`,
    '  response: () => undefined,',
    '});',
    '',
  ];
  return {
    files: [{ path: join('stub', 'faults', group, `${id}.ts`), text: source.join('\n') }],
    next: [
      'Say in the title what the bank does, and do it: on the response (stub/faults/edit.ts helps) or in a behaviour.',
      `  npm run matrix -- --fault ${id}`,
      `  npm run matrix -- --fault ${id} --release 3.1.0`,
      '  npm run coverage',
    ],
  };
}
