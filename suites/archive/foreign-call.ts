import type { HarExchange } from './har-exchange.ts';
import type { InterfaceUrl } from './match-operation.ts';

/** A call of the interface, and what authorised it. */
export interface ForeignCall extends HarExchange {
  readonly place: InterfaceUrl;
  readonly authorization?: string;
  /** How many earlier calls may have changed what the bank shows: a payment, say, or a hook of a test bank. */
  readonly era: number;
}
