import type { RuleId } from '../../schemas/statements/rule-ids.ts';

/**
 * The mandatory rules that can only warn in the latest release, whatever a bank does, and why. `npm test` finds every such rule by
 * its vectors and fails where one is missing here or too much.
 */
export const onlyWarn = {
  'AISP-ACC-017': 'Equal texts are a strong sign and no proof, and nobody but the bank knows what its owner is called.',
  'AISP-BAL-013': 'Midnight in another zone may, once in a while, be the time of a balance indeed.',
  'AISP-DTM-003': 'Midnight in another zone may, once in a while, be a time indeed.',
  'AISP-ENV-001': 'The schemas make Links and Meta optional, so that leaving them out lies inside a reading.',
  'AISP-ERR-011': 'Which value of the standard fits a refusal is a matter of judgement.',
  'AISP-HTTP-020':
    'The prose wants an empty array where the schema wants a balance: all that breaks the one keeps the other.',
  'AISP-OFF-004': 'Whether an offer is complex, so that it needs words, is for people to see.',
  'AISP-PAN-006': 'A number in a text may only look like that of a card, and the standard is silent on texts.',
  'AISP-SCP-007': 'Midnight in another zone may, once in a while, be the time of a payment indeed.',
  'AISP-SEED-005': 'The service profile says that other balance types warn; a profile that says so lets them fail.',
  'AISP-SEED-012':
    'The service profile says that other members of SupplementaryData warn; a profile that says so lets them fail.',
  'AISP-SEED-019':
    'That the bank of the service document has none of them is derived; a profile that leaves them out itself lets it fail.',
  'AISP-SEED-020':
    'That the bank of the service document has none of them is derived; a profile that leaves them out itself lets it fail.',
} as const satisfies Readonly<Partial<Record<RuleId, string>>>;
