/** A Node that is tried; `wholly` where all of `npm test` is tried on it, and not a run alone; `refused` where it is too old for any. */
export interface NodeVersion {
  readonly version: string;
  readonly wholly: boolean;
  readonly refused?: boolean;
}

/** One that is too old, the oldest that is supported, which is written whole, and the others by their first number. */
export const triedNodes: readonly NodeVersion[] = [
  { version: '18', wholly: false, refused: true },
  { version: '20.19.0', wholly: true },
  { version: '22', wholly: false },
  { version: '24', wholly: true },
];

/** The versions that begin with some text: all with none. */
export function nodesFrom(start: string): readonly NodeVersion[] {
  return triedNodes.filter(({ version }) => version.startsWith(start));
}

/** The package that holds the executable of Node for a platform: what the package `node` would bring by a script of its own. */
export function nodePackage(platform: string, arch: string): string {
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

/** True where what an executable says of itself, `v22.1.0`, is a version that was asked for. */
export function isVersion(said: string, { version }: Pick<NodeVersion, 'version'>): boolean {
  return said === `v${version}` || said.startsWith(`v${version}.`);
}
