import { loadFaults } from '../../stub/faults/load.ts';

/** Groups whose faults spoil answers and leave the course of a run as it is. */
const groups = /^AISP-(ACC|BAL|BEN|DIR|DTM|ENV|ERR|FIL|FMT|HDR|PAG|PAN|PAR|SCP|STO|TRA|SUP|SEED)-/;

/** Ids of faults that, all at once, make about a hundred rules of the service profile fail: the first for each rule. */
export async function faultsThatFail(): Promise<readonly string[]> {
  const chosen = new Map<string, string>();
  for (const { id, breaks, profiles, releases, overTls } of await loadFaults()) {
    const [rule = ''] = breaks;
    const shows = releases === undefined && overTls !== true && (profiles?.includes('service') ?? true);
    if (shows && groups.test(rule) && !chosen.has(rule)) chosen.set(rule, id);
  }
  return [...chosen.values()];
}
