import { releasesOf, type Version } from '../../schemas/releases.ts';
import { becoming } from '../../schemas/statements/becoming.ts';
import { type StatementId, statementIdsOf } from '../../schemas/statements/statement-ids.ts';
import { type Covering, type Rule, statementsOf } from '../core/rule.ts';
import { rulesFor } from '../run/select-rules.ts';
import type { Exclusion } from './exclusion.ts';
import { exclusions } from './exclusions.ts';
import { exclusionsOfFour } from './exclusions-of-four.ts';
import { buildLedger, type Ledger } from './ledger.ts';
import { successors } from './successors.ts';

/** Every statement of a version beside the rules of the version that answer for it, or why none does. */
export function ledgerOf(version: Version, catalogue: readonly Rule[]): Ledger {
  const statements = statementIdsOf(version);
  return buildLedger(statements, coveringIn(version, catalogue), exclusionsOf(version));
}

/** Why the statements of a version that no rule answers for have none. */
export function exclusionsOf(version: Version): Readonly<Partial<Record<string, Exclusion>>> {
  if (version === '3.1') return exclusions;
  const gone = Object.entries(becoming).flatMap(([id, how]): readonly (readonly [string, Exclusion])[] =>
    how?.becomes === 'void' ? [[id, { kind: 'gone', reason: how.how }]] : [],
  );
  return { ...exclusions, ...Object.fromEntries(gone), ...exclusionsOfFour };
}

/** The rules of a version, each with the statements of that version that it covers; those that cover others alone left out. */
function coveringIn(version: Version, catalogue: readonly Rule[]): readonly Covering[] {
  const [release = '3.1.0'] = releasesOf(version);
  const known = new Set<string>(statementIdsOf(version));
  const gone = (id: string): boolean => version === '4.0' && becoming[id as StatementId]?.becomes === 'void';
  // Rules that relate both versions are judged in a run of 3.1, and answer for statements of version 4.
  const ofBoth = version === '3.1' ? [] : catalogue.filter(({ bothVersions }) => bothVersions === true);
  return [...rulesFor(catalogue, { release }), ...ofBoth].flatMap((rule): readonly Covering[] => {
    const { id, beyond } = rule;
    if (beyond !== undefined) return [{ id, beyond }];
    const own = statementsOf(rule).filter((each) => known.has(each) && !gone(each));
    const inherited = version === '3.1' ? [] : statementsInherited(rule);
    const statements = [...new Set([...own, ...inherited])] as readonly StatementId[];
    return statements.length === 0 ? [] : [{ id, statements }];
  });
}

function statementsInherited({ id }: Pick<Rule, 'id'>): readonly string[] {
  return Object.entries(successors).flatMap(([statement, rules]) => (rules?.includes(id) === true ? [statement] : []));
}
