import type { Limits, Target } from '../../suites/target/target.ts';

/** The target that the bundled bank is to its customer of number 1, whom a bank with a population has, with limits of one's own. */
export function ofCustomer(limits: Partial<Limits> = {}): (usual: Target) => Target {
  return (usual) => {
    if (usual.tokens.kind !== 'headless') throw new TypeError('the bundled bank is authorised headless');
    const parameters = {
      ...usual.tokens.parameters,
      always: { login_hint: 'customer-1' },
      selectSome: { select: 'first:2' },
    };
    return { ...usual, tokens: { ...usual.tokens, parameters }, limits: { ...usual.limits, ...limits } };
  };
}
