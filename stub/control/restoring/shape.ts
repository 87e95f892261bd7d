/** True for a value of some shape. */
export type Shape = (value: unknown) => boolean;

/** A member that may be missing. */
interface Optional {
  readonly optional: Shape;
}

/** What each member of a record must be: those that may be missing, and no others, are optional. */
export type Members<T> = {
  readonly [Name in keyof T]-?: object extends Pick<T, Name> ? Optional : Shape;
};

export const optional = (shape: Shape): Optional => ({ optional: shape });

/** Nothing that a bank writes is longer. */
const longestText = 20_000;

export const text: Shape = (value) => typeof value === 'string' && value.length <= longestText;
export const name: Shape = (value) => text(value) && value !== '';
export const flag: Shape = (value) => typeof value === 'boolean';
export const number: Shape = (value) => typeof value === 'number' && Number.isFinite(value);
export const whole: Shape = (value) => Number.isSafeInteger(value);
/** Milliseconds since the epoch that a Date can hold, and a little more of a fraction. */
export const moment: Shape = (value) => number(value) && Math.abs(Number(value)) <= 8.64e15;
/** Seconds since 1970 within the years that this bank computes, and those around them. */
export const second: Shape = (value) => whole(value) && Math.abs(Number(value)) <= 8_000_000_000;
export const pence: Shape = (value) => whole(value) && Math.abs(Number(value)) <= 1e15;
/** An RFC 3339 date-time. */
export const dateTime: Shape = (value) => text(value) && !Number.isNaN(Date.parse(String(value)));

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const oneOf =
  (...values: readonly unknown[]): Shape =>
  (value) =>
    values.includes(value);

export const anyOf =
  (...shapes: readonly Shape[]): Shape =>
  (value) =>
    shapes.some((shape) => shape(value));

export const listOf =
  (shape: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every(shape);

/** An object with these members and no others. */
export function record<T>(members: Members<T>): Shape {
  const known = new Map(Object.entries<Shape | Optional>(members));
  const required = [...known].flatMap(([name, member]) => (typeof member === 'function' ? [name] : []));
  return (value) =>
    isObject(value) &&
    required.every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, each]) => {
      const member = known.get(name);
      return member !== undefined && (typeof member === 'function' ? member : member.optional)(each);
    });
}

/** An object of which these members are known, and nothing is told of others. */
export function openRecord(members: Readonly<Record<string, Shape | Optional>>): Shape {
  return (value) =>
    isObject(value) &&
    Object.entries(members).every(([name, member]) =>
      typeof member === 'function'
        ? Object.hasOwn(value, name) && member(value[name])
        : value[name] === undefined || member.optional(value[name]),
    );
}
