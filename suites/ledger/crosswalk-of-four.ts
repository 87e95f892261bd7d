/** A statement that only version 4 has. */
type StatementOfFour = `AISP-V4-${string}`;

const named = ['BEN-102200', 'OFF-102800', 'SCP-103700', 'STO-104000'] as const;

/**
 * The statements that version 4 adds, with what of the official suite would notice something if a bank departed from them, as
 * in the crosswalk of all versions. Its consents, its rate limits and what the Basic view withholds are looked at by no test.
 */
export const crosswalkOfFour: Readonly<Record<StatementOfFour, readonly string[]>> = {
  'AISP-V4-033': named,
  'AISP-V4-034': named,
  'AISP-V4-035': named,
  'AISP-V4-042': named,
  'AISP-V4-067': ['ACC'],
  'AISP-V4-070': ['ACC'],
  'AISP-V4-071': ['ACC'],
  'AISP-V4-072': ['all'],
  'AISP-V4-074': ['all'],
  'AISP-V4-075': ['all'],
  'AISP-V4-077': ['all'],
  'AISP-V4-081': ['BAL', 'TRA'],
  'AISP-V4-082': ['TRA'],
  'AISP-V4-087': ['TRA'],
  'AISP-V4-088': ['TRA'],
  'AISP-V4-089': ['TRA'],
  'AISP-V4-091': ['TRA'],
  'AISP-V4-094': ['TRA'],
  'AISP-V4-098': ['DIR'],
  'AISP-V4-101': ['STO'],
  'AISP-V4-102': ['DIR', 'STO'],
  'AISP-V4-105': ['DIR', 'STO'],
  'AISP-V4-106': ['DIR', 'STO'],
  'AISP-V4-108': ['DIR', 'STO'],
  'AISP-V4-109': ['DIR', 'STO'],
  'AISP-V4-112': ['DIR', 'STO'],
  'AISP-V4-113': ['STO'],
  'AISP-V4-114': ['STO'],
  'AISP-V4-115': ['STO'],
  'AISP-V4-117': ['STO'],
  'AISP-V4-120': ['STO'],
  'AISP-V4-124': ['STA'],
};
