/**
 * What every module imports, by its path.
 * @typedef {ReadonlyMap<string, { readonly imports: readonly string[], readonly later: readonly string[] }>} Modules
 */

/**
 * The modules that are always loaded together, in groups of at least two. `entries` are loaded by themselves; so is what others load
 * later, by an `import()`: then all that its importers took to be loaded is there already. In a group, each module is there after the
 * same of these steps as any other: so a group in one file loads nothing sooner than its modules in files of their own.
 *
 * No two groups import each other: what a module imports is there after at least the same steps.
 * @param {Modules} modules
 * @param {readonly string[]} entries
 * @returns {readonly (readonly string[])[]}
 */
export function groupsOf(modules, entries) {
  const importers = importersOf(modules);
  const steps = [...new Set([...entries, ...importers.keys()])];
  const own = new Map(steps.map((step) => [step, reachedFrom(step, modules)]));
  const all = new Set(modules.keys());
  // All of it at first, and less each time round, until what is loaded before agrees with what is loaded after.
  /** @type {Map<string, ReadonlySet<string>>} */
  const there = new Map(steps.map((step) => [step, entries.includes(step) ? known(own, step) : all]));
  for (let changed = true; changed; ) {
    changed = false;
    for (const step of steps.filter((each) => !entries.includes(each))) {
      const by = importers.get(step) ?? [];
      const ways = steps.filter((each) => by.some((importer) => known(own, each).has(importer)));
      const before = common(ways.map((way) => known(there, way)));
      const now = new Set([...known(own, step), ...before]);
      changed ||= now.size !== known(there, step).size;
      there.set(step, now);
    }
  }
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const module of modules.keys()) {
    const key = steps.filter((step) => known(there, step).has(module)).join('\n');
    groups.set(key, [...(groups.get(key) ?? []), module]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

/**
 * Who loads a module later, by its path.
 * @param {Modules} modules
 */
function importersOf(modules) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const [module, { later }] of modules)
    for (const each of later) found.set(each, [...(found.get(each) ?? []), module]);
  return found;
}

/**
 * @param {string} from
 * @param {Modules} modules
 */
export function reachedFrom(from, modules) {
  const found = new Set([from]);
  for (const module of found) for (const each of modules.get(module)?.imports ?? []) found.add(each);
  return found;
}

/** @param {readonly ReadonlySet<string>[]} sets */
function common([first, ...others]) {
  return new Set([...(first ?? [])].filter((each) => others.every((other) => other.has(each))));
}

/**
 * @template T
 * @param {ReadonlyMap<string, T>} map
 * @param {string} key
 */
function known(map, key) {
  const found = map.get(key);
  if (found === undefined) throw new TypeError(`${key} is no step`);
  return found;
}
