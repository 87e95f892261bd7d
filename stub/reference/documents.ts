import type { Release } from '../../schemas/releases.ts';
import { documentPath } from '../guide/document-path.ts';
import { type Releases, versionOf } from '../release/version.ts';

/** A document that the page can show, with what leads to it. */
export interface ShownDocument {
  readonly title: string;
  /** Of the page. */
  readonly path: string;
  readonly document: string;
  /** True for that of the bank, and not of what controls it. */
  readonly ofBank: boolean;
}

/** The documents of a bank: that of each release that it speaks, and that of its control plane where it has one. */
export function documentsOf(releases: Releases, isControlled: boolean): readonly ShownDocument[] {
  const [usual] = releases;
  const ofRelease = (release: Release): ShownDocument => ({
    title: releases.length === 1 ? 'The bank' : `The bank, release ${release}`,
    path: release === usual ? '/reference' : `/reference/${versionOf(release)}`,
    document: documentPath(release, releases),
    ofBank: true,
  });
  const control = { title: 'Its control plane', path: '/reference/control', document: '/stub/openapi.json' };
  return [...releases.map(ofRelease), ...(isControlled ? [{ ...control, ofBank: false }] : [])];
}
