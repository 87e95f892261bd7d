import { versionOf } from '../../schemas/releases.ts';
import type { Spoil } from './fault.ts';

/** Spoils only answers at the path of version 4, so that a bank of both versions tells two stories. */
export function inVersionFour(spoil: Spoil): Spoil {
  return (draft, request) => {
    if (versionOf(request.release) === '4.0') spoil(draft, request);
  };
}
