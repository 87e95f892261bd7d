import { firstNamelessCustomer, personaHints, personas } from '../../data/blueprints/personas.ts';
import type { World } from '../../data/world.ts';
import { renamed, type Swap } from '../renamed.ts';
import { variant } from '../variant.ts';

/** Numbers that each customer without a name has, of which as many are used as there are accounts. */
const each = 1_000;

/** The account before the first of each persona, in their order: of the first it is 0. */
const begun = new Map(
  personaHints.map((hint, place) => [
    hint as string,
    personaHints.slice(0, place).reduce((sum, before) => sum + personas[before].accounts.length, 0),
  ]),
);

const numbered = /^customer-([1-9]\d{0,7})$/;

/** The account before the first of a customer; undefined for private copies and for whoever was added. */
function before(key: string, { customers }: World): number | undefined {
  const number = Number(numbered.exec(key)?.[1] ?? 0);
  const isComputed = customers > 0 ? number >= 1 && number <= customers : number >= firstNamelessCustomer;
  return begun.get(key) ?? (isComputed ? number * each : undefined);
}

/** Whose account has a number. */
function keyOf(number: number): string {
  if (number >= each) return `customer-${Math.floor((number - 1) / each)}`;
  return [...begun].findLast(([, first]) => first < number)?.[0] ?? '';
}

/**
 * Accounts of the personas have the first numbers, those of the customers without a name come a thousand apart. Those of private copies and of
 * added customers keep their ids: no few digits tell them.
 */
function numbers(usual: World): Swap {
  const numberOf = (id: string): string | undefined => {
    if (usual.account(id) === undefined) return undefined;
    const key = usual.holderOf(id);
    const first = before(key, usual);
    const place = usual.customer(key)?.accountIds.indexOf(id) ?? -1;
    return first === undefined || place === -1 ? undefined : String(first + place + 1);
  };
  const accountOf = (name: string): string | undefined => {
    if (!/^[1-9]\d{0,11}$/.test(name)) return undefined;
    const key = keyOf(Number(name));
    const first = before(key, usual);
    return first === undefined ? undefined : usual.customer(key)?.accountIds[Number(name) - first - 1];
  };
  return (id) => numberOf(id) ?? accountOf(id) ?? id;
}

export default variant({
  id: 'account-ids-of-few-digits',
  title: 'Numbers its accounts',
  clause: 'Accounts, Data Dictionary: AccountId has at least one character',
  resembles: ['AISP-FMT-022', 'AISP-FMT-023', 'AISP-ACC-003'],
  world: renamed(numbers),
});
