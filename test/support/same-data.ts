/** True for plain data that is alike at every depth: quicker than a comparison of arbitrary values. */
export function sameData(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [one, other] as readonly Readonly<Record<string, unknown>>[];
  const names = Object.keys(one);
  return (
    left !== undefined &&
    right !== undefined &&
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(right, name) && sameData(left[name], right[name]))
  );
}
