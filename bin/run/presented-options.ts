import type { RunOptions } from './run-options.ts';

/** The options of `aisp run` that a run which Playwright's runner presents has from the environment: empty counts as not set. */
export function optionsOf(environment: NodeJS.ProcessEnv): Omit<RunOptions, 'out'> {
  const given = (name: string): string | undefined => (environment[name] === '' ? undefined : environment[name]);
  const listed = (name: string): readonly string[] =>
    given(name)
      ?.split(',')
      .map((id) => id.trim()) ?? [];
  const named = {
    target: given('AISP_TARGET'),
    profile: given('AISP_PROFILE'),
    shard: given('AISP_SHARD'),
  };
  return {
    ...Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)),
    ...(given('AISP_RELEASE') === undefined ? {} : { release: listed('AISP_RELEASE') }),
    ...(given('AISP_BRAND') === undefined ? {} : { brand: listed('AISP_BRAND') }),
    only: [],
    format: [],
    evidence: 'masked',
    fault: listed('AISP_FAULT'),
    variant: listed('AISP_VARIANT'),
    quirk: listed('AISP_QUIRK'),
    asFound: listed('AISP_AS_FOUND'),
    thorough: given('AISP_THOROUGH') !== undefined,
    quiet: given('AISP_QUIET') !== undefined,
  };
}
