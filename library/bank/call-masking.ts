import type { Masking } from '../../stub/journal/recorded-call.ts';
import { toolVersion } from '../version.ts';

/** Masks the calls of a journal as reports are masked. What that takes is loaded when somebody first reads the journal. */
export function callMasking(): Masking {
  let made: Promise<Masking> | undefined;
  const masking = async (): Promise<Masking> => {
    const { callMasking: make } = await import('../../reports/mask-calls.ts');
    const { mask, har } = make({ name: 'aisp-conformance', version: toolVersion() });
    return { mask: async (calls) => mask(calls), har: async (calls) => har(calls) };
  };
  const loaded = () => {
    made ??= masking();
    return made;
  };
  return {
    mask: async (calls) => await (await loaded()).mask(calls),
    har: async (calls) => await (await loaded()).har(calls),
  };
}
