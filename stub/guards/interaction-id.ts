const rfc4122 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * The value played back in `x-fapi-interaction-id`, on every answer: the caller's own, unchanged even when it is
 * refused, or a new UUID. Clause: read-write-data-api-profile, Response Headers.
 */
export function interactionId(given: string | undefined, fresh: () => string): string {
  return given === undefined || given === '' ? fresh() : given;
}

/** True when a value sent by a caller is the RFC 4122 UUID that the header must hold. */
export function interactionIdAcceptable(given: string): boolean {
  return rfc4122.test(given);
}
