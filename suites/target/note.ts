import type { ProblemCode } from './configuration-error.ts';

/** Notes a problem at a place of the file; `key` points at the name and not at the value. */
export type Note = (code: ProblemCode, pointer: string, what: string, cure: string, key?: boolean) => void;
