import type { PermissionCode } from '../../schemas/permissions.ts';

/** True when PANs are shown in the clear. */
export function panInClear(permissions: readonly PermissionCode[]): boolean {
  return permissions.includes('ReadPAN');
}

/** A PAN with its last four digits clear and its length kept. Clause: ReadPAN in the table of permissions. */
export function maskPan(pan: string): string {
  return `${'*'.repeat(Math.max(pan.length - 4, 0))}${pan.slice(-4)}`;
}

function holdsPan(key: string, value: object): value is { readonly Identification: string } {
  if (!('Identification' in value) || typeof value.Identification !== 'string') return false;
  return key === 'CardInstrument' || ('SchemeName' in value && value.SchemeName === 'UK.OBIE.PAN');
}

/** A copy of `value` with every PAN in it masked: accounts named by a PAN, and card instruments. */
export function maskPans(value: unknown, mask: (pan: string) => string, key = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => maskPans(entry, mask, key));
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) copy[name] = maskPans(member, mask, name);
  if (holdsPan(key, value)) copy.Identification = mask(value.Identification);
  return copy;
}
