import type { Archive } from '../core/archive.ts';
import { abandon, standing } from './abandon.ts';
import type { GatherOptions } from './gather.ts';
import type { Kept } from './journal.ts';
import { distinct, newState } from './run-state.ts';
import { scenariosInOrder } from './scenario-order.ts';

/**
 * Makes an archive of what a journal kept of a run whose process ended, and deletes the consents that it left standing, as far
 * as time allows. No scenario goes on: the one under way and each after it say why they have nothing, or not all. `recorder`
 * must be fresh.
 */
export async function salvage(kept: Kept, options: GatherOptions): Promise<Archive> {
  const { recorder, tokens, scenarios } = options;
  recorder.exchanges.push(...kept.exchanges);
  recorder.learned.learn(...kept.secrets);
  const state = newState(options);
  const left = await abandon(state);
  const names = scenariosInOrder(scenarios);
  const begun = kept.scenario === undefined ? 0 : names.indexOf(kept.scenario);
  const calls = kept.exchanges.length;
  const reason = `The process that gathered the evidence ended before its time, after ${calls} ${calls === 1 ? 'call' : 'calls'}.`;
  const gaps = names.slice(begun).map((scenario) => ({ scenario, reason, supply: 'Run again.' }));
  const { facts } = kept;
  return {
    exchanges: [...recorder.exchanges],
    consents: facts.consents,
    gaps: distinct([...facts.gaps, ...gaps]),
    tokens: [...facts.tokens, ...tokens.issued],
    authorisations: facts.authorisations,
    ended: { because: 'broke', reason: `${reason} What there is was judged.${standing(left)}` },
  };
}
