import type { Release } from './releases.ts';

/**
 * The official document of each release that the schemas follow: a release was published more than once, and its files differ. Named
 * as the publisher names them; where several have the same messages, from the first of them to the last.
 */
const documents: Readonly<Record<Release, string>> = {
  '3.1.0': 'tag v3.1.0',
  '3.1.1': 'tag v3.1.1',
  '3.1.2': 'tag v3.1.2',
  '3.1.3': 'branch v3.1.3',
  '3.1.4': 'tag v3.1.4',
  '3.1.5': 'tag v3.1.5',
  '3.1.6': 'tag v3.1.6',
  '3.1.7': 'tag v3.1.7',
  '3.1.8': 'tag v3.1.8',
  '3.1.9': 'releases 3 to 7',
  '3.1.10': 'releases 2 to 6',
  '3.1.11': 'release 5',
  '4.0.0': 'Update-4',
  '4.0.1': 'Update-1',
};

/** The document of a release that its schemas follow, as a person looks for it. */
export function documentOf(release: Release): string {
  return documents[release];
}
