/** A release of the standard that a bank keeps, or that one is judged by. */
export type Release =
  | '3.1.0'
  | '3.1.1'
  | '3.1.2'
  | '3.1.3'
  | '3.1.4'
  | '3.1.5'
  | '3.1.6'
  | '3.1.7'
  | '3.1.8'
  | '3.1.9'
  | '3.1.10'
  | '3.1.11'
  | '4.0.0'
  | '4.0.1';
