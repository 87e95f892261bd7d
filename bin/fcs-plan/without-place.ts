/** Members of a plan that have no place in a target file, by how their paths begin, and why. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/^executionMode$/, 'a run has one way of judging'],
  [/^metadata/, 'a profile has one name'],
  [/^securityEnvironment\.name$/, 'a target has no name'],
  [/^securityEnvironment\.signingCertificate/, 'a run signs with the key and names it by its id'],
  [/^securityEnvironment\.clientAssertion/, 'a client asserts its own client id'],
  [/^securityEnvironment\.(clientAuthS|s)igningAlgorithm$/, 'the kind of the key decides'],
  [/^businessTestData\.(pis|cbpii|vrp)/, 'it is for payments or funds confirmation'],
  [/^businessTestData\.inputs\.(from|to)\w*DateTime/, 'the run chooses its windows from what it finds'],
  [/^businessTestData\.ais/, 'the run finds what it needs itself'],
  [/^dynamicClientRegistration/, 'a run registers no client'],
];

/** Why a member of a plan, by its path, is left out: a clause without a full stop. */
export function withoutPlace(path: string): string {
  return reasons.find(([begins]) => begins.test(path))?.[1] ?? 'a target file has nothing like it';
}
