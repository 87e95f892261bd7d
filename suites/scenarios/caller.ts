import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import type { NamedToken } from '../client/call.ts';
import type { Recorder } from '../client/recorder.ts';
import type { RecordedExchange } from '../core/archive.ts';
import type { InterfacePlace, PlacePath } from '../core/interface-path.ts';
import type { Oddity } from '../core/oddities.ts';
import type { Missing, TokenSource } from '../tokens/token-source.ts';
import type { CallOptions } from './call-options.ts';

/** A drive as its own parts see it: those that make its consents and its reads, and the one that looks for the interface. */
export interface Caller {
  readonly profile: BankProfile;
  readonly now: Date;
  readonly recorder: Recorder;
  readonly tokens: TokenSource;
  /** What is unusual and allowed, and no read has carried so far. */
  readonly oddities: Oddity[];
  /** The base path, as a target declares it, and the release. */
  readonly place: Required<PlacePath>;
  /** Where the interface begins, its bank included. */
  readonly wholePlace: Required<InterfacePlace>;
  /** Whole URL of a path of the interface. */
  url(path: string): string;
  /** True when a consent of the run is made by an unusual request, so that the request needs no call of its own. */
  isCarried(variant: string): boolean;
  /** Notes that something could not be tried. */
  gap(missing: Missing): void;
  /** The token of the client, had once; undefined when it cannot be had. */
  token(choice: 'client'): Promise<NamedToken | undefined>;
  /** Sends a call. Undefined, with a gap noted, when its token cannot be had, or an id that the bank gave cannot be sent. */
  call(options: CallOptions): Promise<RecordedExchange | undefined>;
}
