import { type Imports, isTest } from './source-imports.ts';

/** The rooms of the stub in the order of its floors, the lowest first: a room may import those before it. */
export const floors = [
  'memory',
  'dates',
  'randomness',
  'state',
  'http',
  'data',
  'consents',
  'release',
  'access',
  'tls',
  'pages',
  'disclosure',
  'guards',
  'reading',
  'paging',
  'answering',
  'journal',
] as const;

/** The rooms beside the line of a request: they may import every floor and those before them, and no floor knows of them. */
export const besideTheLine = [
  'faults',
  'variants',
  'quirks',
  'faces',
  'control',
  'guide',
  'reference',
  'home',
] as const;

/** All that stands outside of the rooms: the door, which may import everything. */
export const hall = ['bank-options.ts', 'bank.ts', 'serve.ts'] as const;

/** The room that the tests of the stub share. */
export const supportOfTests = 'testing';

const rooms: readonly string[] = [...floors, ...besideTheLine];
const door: readonly string[] = hall;

/** The room of a file of the stub; undefined for one in the hall, and for one of another folder. */
function roomOf(place: string): string | undefined {
  const [top, room, file] = place.split('/');
  return top === 'stub' && file !== undefined ? room : undefined;
}

/** How high a file of the stub stands: a file may import what stands as high as itself or lower. */
function heightOf(place: string): number {
  const room = roomOf(place);
  return room === undefined ? rooms.length : rooms.indexOf(room);
}

/** What is wrong with the floors of the stub, a sentence each, with the cure. Tests may import what they like. */
export function floorProblems(imports: Imports): readonly string[] {
  const places = [...imports.keys()].filter((place) => place.startsWith('stub/') && !isTest(place));
  const code = places.filter((place) => roomOf(place) !== supportOfTests);
  const roomless = new Set(
    code.map((place) => roomOf(place) ?? '').filter((room) => room !== '' && !rooms.includes(room)),
  );
  return [
    ...code
      .filter(isLoose)
      .map((place) => `${place} stands in the hall, where only ${hall.join(', ')} do: give it a room.`),
    ...[...roomless].map(
      (room) => `stub/${room}/ has no floor: give it a place in test/support/floors.ts and in docs/architecture.md.`,
    ),
    ...code.flatMap((place) => (imports.get(place) ?? []).flatMap((target) => problemOf(place, target))),
  ];
}

function isLoose(place: string): boolean {
  return roomOf(place) === undefined && !door.includes(place.slice('stub/'.length));
}

function problemOf(place: string, target: string): readonly string[] {
  if (!target.startsWith('stub/')) return [];
  const [from, to] = [roomOf(place) ?? 'the hall', roomOf(target)];
  if (to === supportOfTests) {
    return [`${place} imports ${target}, which is for tests alone: move what the bank needs of it to ${from}.`];
  }
  if (heightOf(target) <= heightOf(place)) return [];
  const cure = `move what both need to ${from} or lower, or have it handed down as an argument`;
  return [`${place} imports ${target}, and no import leads up: ${why(from, to)}. Cure: ${cure}.`];
}

function why(from: string, to: string | undefined): string {
  if (to === undefined) return 'the hall is above every room';
  if (besideTheLine.some((room) => room === from)) return `${to} builds on ${from}`;
  if (besideTheLine.some((room) => room === to)) return `${to} stands beside the line, which knows nothing of it`;
  return `${to} is a floor above ${from}`;
}
