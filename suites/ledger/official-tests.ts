/** The tests of one group: those that check a body against its schema, and the others, which look at statuses and headers. */
interface OfficialGroup {
  readonly schema: readonly string[];
  readonly other: readonly string[];
}

/**
 * The account information tests of the official functional conformance suite that can run: 93 in release 3.1.11. Its manifest
 * has two more that no discovery file selects. An id without its own series belongs to the series 301.
 */
export const officialTests = {
  ACC: {
    schema: ['ACC-100000', 'ACC-100200', 'ACC-100300', 'ACC-100400', '313-ACC-000100'],
    other: [
      'ACC-001000',
      'ACC-100500',
      'ACC-100600',
      'ACC-100700',
      'ACC-100800',
      'ACC-101000',
      'ACC-101100',
      'ACC-101101',
    ],
  },
  BAL: {
    schema: ['BAL-101200', 'BAL-101300'],
    other: ['BAL-101400', 'BAL-101500', 'BAL-101600', 'BAL-101700', 'BAL-101701', 'BAL-101702', 'BAL-101703'],
  },
  BEN: {
    schema: ['BEN-101800', 'BEN-101900'],
    other: ['BEN-102000', 'BEN-102100', 'BEN-102200', 'BEN-102201', 'BEN-102203', 'BEN-102205'],
  },
  DIR: {
    schema: ['DIR-102300', 'DIR-102400'],
    other: ['DIR-102500', 'DIR-102501', 'DIR-102502', 'DIR-102503', 'DIR-102504'],
  },
  OFF: {
    schema: ['OFF-102600', 'OFF-102700'],
    other: ['OFF-102800', 'OFF-102801', 'OFF-102802', 'OFF-102803', 'OFF-102804'],
  },
  PAR: {
    schema: ['PAR-102900', 'PAR-102901', 'PAR-102902', 'PAR-103000'],
    other: [
      'PAR-103100',
      'PAR-103101',
      'PAR-103102',
      'PAR-103103',
      'PAR-103104',
      'PAR-103105',
      'PAR-103106',
      'PAR-103107',
      'PAR-103108',
    ],
  },
  PRO: { schema: ['PRO-103200', 'PRO-103300'], other: ['PRO-102802', 'PRO-103400', 'PRO-103401', 'PRO-103402'] },
  SCP: {
    schema: ['SCP-103500', 'SCP-103600'],
    other: ['SCP-103700', 'SCP-103701', 'SCP-103702', 'SCP-103703', 'SCP-103704'],
  },
  STA: { schema: ['STA-105900', 'STA-106000', 'STA-106100', 'STA-106200', 'STA-106300'], other: [] },
  STO: {
    schema: ['STO-103800', 'STO-103900', 'STO-103901'],
    other: ['STO-104000', 'STO-104100', 'STO-104101', 'STO-104102', 'STO-104103'],
  },
  TRA: {
    schema: ['TRA-105000', 'TRA-105100', 'TRA-105110', 'TRA-105120', 'TRA-105200'],
    other: ['TRA-105300', 'TRA-105400', 'TRA-105500', 'TRA-105600', 'TRA-105700'],
  },
} as const satisfies Readonly<Record<string, OfficialGroup>>;

export type OfficialGroupName = keyof typeof officialTests;

/** An id as the suite prints it: `OB-301-ACC-100500`. */
export function fullId(id: string): string {
  return /^\d/.test(id) ? `OB-${id}` : `OB-301-${id}`;
}
