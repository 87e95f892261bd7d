import { createWorld, type World } from '../../stub/data/world.ts';

const minute = 60_000;

/**
 * A world for all runs of a process, on the clock given. It stands still within a minute, as the world of a served bank does,
 * and repeats what it answered in that minute: runs begin at the same moment, so they ask for the same. What it hands out is
 * frozen, so that no run can change what the next one gets.
 */
export function standingWorld(seed: number, time: () => number): World {
  const present = () => Math.floor(time() / minute) * minute;
  const world = createWorld({ seed, now: () => new Date(present()) });
  const known = new Map<string, unknown>();
  const once = (key: string, find: () => unknown) => {
    if (!known.has(key)) known.set(key, frozen(find()));
    return known.get(key);
  };
  return new Proxy(world, {
    get: (_, name: keyof World) => {
      const member: unknown = world[name];
      if (typeof member !== 'function') return once(name, () => member);
      return (...given: readonly unknown[]) =>
        once([present(), name, ...given].join(' '), () => Reflect.apply(member, world, given));
    },
  });
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const member of Object.values(value)) frozen(member);
  return value;
}
