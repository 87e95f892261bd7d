import type { ActiveFaults } from './active-faults.ts';
import type { CallFacts } from './call-facts.ts';
import type { Face } from './face.ts';
import type { Faces } from './faces.ts';

/**
 * The face by which something is done in the place of somebody, and not by their call: what goes wrong for them for good goes wrong
 * there, too, and nothing is counted by it.
 */
export class FaceInPlace {
  readonly #faces: Faces;
  readonly #active: ActiveFaults;

  constructor(faces: Faces, active: ActiveFaults) {
    this.#faces = faces;
    this.#active = active;
  }

  of(facts: CallFacts): Face | Promise<Face> {
    return this.#faces.of([...this.#active.lasting(facts), ...(facts.brought ?? [])]);
  }

  /** That of whoever authorised a consent. */
  ofConsent(consentId: string): Face | Promise<Face> {
    const { bank, brought } = this.#faces.usual;
    const { clientId, customerKey } = bank.consents.get(consentId) ?? {};
    return this.of({ consentId, clientId, customerKey, brought: brought.of(consentId) });
  }
}
