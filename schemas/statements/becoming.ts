import type { Release } from '../releases.ts';
import type { StatementId } from './statement-ids.ts';

/**
 * What becomes of a statement of version 3.1 in version 4: the same demand in other words or members, another demand, or none, for its
 * subject is gone.
 */
export interface Becomes {
  readonly becomes: 'translates' | 'flips' | 'void';
  readonly how: string;
  /** The release in which it changes, where that is not 4.0.0. */
  readonly since?: Release;
}

/** The statements of version 3.1 that do not hold in version 4 as they are; every other one does. */
export const becoming: Readonly<Partial<Record<StatementId, Becomes>>> = {
  'AISP-EP-004': {
    becomes: 'translates',
    how: 'Authorised is AUTH; the class is the one of 3.1.11 (OBReadAccount6, OBReadTransaction6 …) with v4 content; base /open-banking/v4.0/aisp.',
  },
  'AISP-EP-005': {
    becomes: 'translates',
    how: 'Authorised is AUTH; the class is the one of 3.1.11 (OBReadAccount6, OBReadTransaction6 …) with v4 content; base /open-banking/v4.0/aisp.',
  },
  'AISP-EP-006': {
    becomes: 'translates',
    how: 'Authorised is AUTH; the class is the one of 3.1.11 (OBReadAccount6, OBReadTransaction6 …) with v4 content; base /open-banking/v4.0/aisp.',
  },
  'AISP-EP-007': {
    becomes: 'translates',
    how: 'Authorised is AUTH; the class is the one of 3.1.11 (OBReadAccount6, OBReadTransaction6 …) with v4 content; base /open-banking/v4.0/aisp.',
  },
  'AISP-EP-008': {
    becomes: 'translates',
    how: 'Authorised is AUTH; the class is the one of 3.1.11 (OBReadAccount6, OBReadTransaction6 …) with v4 content; base /open-banking/v4.0/aisp.',
  },
  'AISP-EP-009': {
    becomes: 'translates',
    how: 'Authorised is AUTH; the class is the one of 3.1.11 (OBReadAccount6, OBReadTransaction6 …) with v4 content; base /open-banking/v4.0/aisp.',
  },
  'AISP-EP-010': {
    becomes: 'translates',
    how: 'Authorised is AUTH; the class is the one of 3.1.11 (OBReadAccount6, OBReadTransaction6 …) with v4 content; base /open-banking/v4.0/aisp.',
  },
  'AISP-EP-011': {
    becomes: 'translates',
    how: 'Authorised is AUTH; the class is the one of 3.1.11 (OBReadAccount6, OBReadTransaction6 …) with v4 content; base /open-banking/v4.0/aisp.',
  },
  'AISP-EP-012': {
    becomes: 'translates',
    how: 'Authorised is AUTH; the class is the one of 3.1.11 (OBReadAccount6, OBReadTransaction6 …) with v4 content; base /open-banking/v4.0/aisp.',
  },
  'AISP-EP-013': {
    becomes: 'translates',
    how: 'Authorised is AUTH; the class is the one of 3.1.11 (OBReadAccount6, OBReadTransaction6 …) with v4 content; base /open-banking/v4.0/aisp.',
  },
  'AISP-EP-014': {
    becomes: 'translates',
    how: 'Authorised is AUTH; the class is the one of 3.1.11 (OBReadAccount6, OBReadTransaction6 …) with v4 content; base /open-banking/v4.0/aisp.',
  },
  'AISP-EP-015': {
    becomes: 'translates',
    how: 'Authorised is AUTH; the class is the one of 3.1.11 (OBReadAccount6, OBReadTransaction6 …) with v4 content; base /open-banking/v4.0/aisp.',
  },
  'AISP-EP-016': {
    becomes: 'translates',
    how: 'Authorised is AUTH; the class is the one of 3.1.11 (OBReadAccount6, OBReadTransaction6 …) with v4 content; base /open-banking/v4.0/aisp.',
  },
  'AISP-EP-017': {
    becomes: 'translates',
    how: 'Authorised is AUTH; the class is the one of 3.1.11 (OBReadAccount6, OBReadTransaction6 …) with v4 content; base /open-banking/v4.0/aisp.',
  },
  'AISP-EP-018': {
    becomes: 'translates',
    how: 'Authorised is AUTH; the class is the one of 3.1.11 (OBReadAccount6, OBReadTransaction6 …) with v4 content; base /open-banking/v4.0/aisp.',
  },
  'AISP-EP-019': {
    becomes: 'translates',
    how: 'Authorised is AUTH; the class is the one of 3.1.11 (OBReadAccount6, OBReadTransaction6 …) with v4 content; base /open-banking/v4.0/aisp.',
  },
  'AISP-EP-020': {
    becomes: 'translates',
    how: 'Authorised is AUTH; the class is the one of 3.1.11 (OBReadAccount6, OBReadTransaction6 …) with v4 content; base /open-banking/v4.0/aisp.',
  },
  'AISP-EP-021': {
    becomes: 'translates',
    how: 'Authorised is AUTH; the class is the one of 3.1.11 (OBReadAccount6, OBReadTransaction6 …) with v4 content; base /open-banking/v4.0/aisp.',
  },
  'AISP-EP-022': {
    becomes: 'translates',
    how: 'Authorised is AUTH; the class is the one of 3.1.11 (OBReadAccount6, OBReadTransaction6 …) with v4 content; base /open-banking/v4.0/aisp.',
  },
  'AISP-EP-023': {
    becomes: 'translates',
    how: 'Authorised is AUTH; the class is the one of 3.1.11 (OBReadAccount6, OBReadTransaction6 …) with v4 content; base /open-banking/v4.0/aisp.',
  },
  'AISP-EP-024': {
    becomes: 'translates',
    how: 'Authorised is AUTH; the class is the one of 3.1.11 (OBReadAccount6, OBReadTransaction6 …) with v4 content; base /open-banking/v4.0/aisp.',
  },
  'AISP-EP-025': {
    becomes: 'translates',
    how: 'Authorised is AUTH; the class is the one of 3.1.11 (OBReadAccount6, OBReadTransaction6 …) with v4 content; base /open-banking/v4.0/aisp.',
  },
  'AISP-EP-026': {
    becomes: 'translates',
    how: 'Authorised is AUTH; the class is the one of 3.1.11 (OBReadAccount6, OBReadTransaction6 …) with v4 content; base /open-banking/v4.0/aisp.',
  },
  'AISP-EP-027': {
    becomes: 'translates',
    how: 'Authorised is AUTH; the class is the one of 3.1.11 (OBReadAccount6, OBReadTransaction6 …) with v4 content; base /open-banking/v4.0/aisp.',
  },
  'AISP-EP-028': {
    becomes: 'translates',
    how: 'Authorised is AUTH; the class is the one of 3.1.11 (OBReadAccount6, OBReadTransaction6 …) with v4 content; base /open-banking/v4.0/aisp.',
  },
  'AISP-EP-029': {
    becomes: 'translates',
    how: 'Authorised is AUTH; the class is the one of 3.1.11 (OBReadAccount6, OBReadTransaction6 …) with v4 content; base /open-banking/v4.0/aisp.',
  },
  'AISP-SEC-004': {
    becomes: 'flips',
    how: 'The 401 for an expired access token carries an OBErrorResponse1 with a code of OBExternalStatusReason1Code (TKXP). A 401 for no token or an invalid one stays without a body. The OpenAPI file still declares no content for 401.',
  },
  'AISP-SEC-013': {
    becomes: 'flips',
    how: 'On withdrawal at the bank the token stops working and Status becomes CANC with at least one reason.',
  },
  'AISP-SEC-014': {
    becomes: 'translates',
    how: 'The consent to be authorised again is in CANC, not in Authorised; success takes it back to AUTH.',
  },
  'AISP-SEC-015': {
    becomes: 'flips',
    how: 'Split in three: the ordinary end of a token changes nothing; a token ended because the consent ran out goes with EXPD and TKXP; a token ended by suspicion or for SCA goes with CANC and TKSP. The clause Effect of Token Expiry still forbids any change: a contradiction inside the page.',
  },
  'AISP-SEC-016': { becomes: 'translates', how: 'AUTH or CANC, and ExpirationDateTime not passed.' },
  'AISP-SEC-018': {
    becomes: 'translates',
    how: 'Terminal states are RJCT, EXPD and deleted. Revoked does not exist. CANC is not terminal unless the bank rules reinstatement out (no U028, or U039).',
  },
  'AISP-SEC-019': {
    becomes: 'translates',
    how: 'ErrorCode U028; in addition Status becomes CANC with a reason (AISP-V4-010).',
  },
  'AISP-HDR-007': { becomes: 'translates', how: 'UK.OBIE.Header.Invalid is U006.' },
  'AISP-HDR-011': { becomes: 'void', how: 'Only 3.1.0 and 3.1.1 used the old header name.' },
  'AISP-HDR-035': { becomes: 'translates', how: 'UK.OBIE.Signature.Unexpected is U020.' },
  'AISP-HTTP-015': { becomes: 'translates', how: 'U011 (U002 where the suite accepts Field.Invalid).' },
  'AISP-HTTP-025': {
    becomes: 'translates',
    how: 'The shape is the one of v4 (AISP-V4-034); the 401 of an expired token has to have the body.',
  },
  'AISP-HTTP-028': { becomes: 'translates', how: '{prefix}/open-banking/v4.0/aisp/{resource}…' },
  'AISP-HTTP-029': { becomes: 'translates', how: '4.0.0 and 4.0.1 both live under /v4.0/.' },
  'AISP-HTTP-031': { becomes: 'translates', how: 'UK.OBIE.UnexpectedError is U000.' },
  'AISP-ERR-001': { becomes: 'flips', how: 'Code is optional and deprecated; bounds 1..40 hold when it is there.' },
  'AISP-ERR-004': {
    becomes: 'flips',
    how: 'Message at top level is optional and deprecated; bounds 1..500 hold when it is there.',
  },
  'AISP-ERR-006': { becomes: 'translates', how: 'ErrorCode present, a text of exactly four characters.' },
  'AISP-ERR-007': { becomes: 'flips', how: 'Errors[].Message is optional; bounds 1..500 hold when it is there.' },
  'AISP-ERR-010': {
    becomes: 'flips',
    how: 'ErrorCode is a value of OBExternalStatusReason1Code: four characters, no namespace. A namespaced value does not fit the schema.',
  },
  'AISP-ERR-011': {
    becomes: 'translates',
    how: 'No own code where an ISO 20022 code or a code of Open Banking fits; own codes only in exceptional cases (guidelines, Common Error Scenarios), and only in four characters.',
  },
  'AISP-ERR-012': {
    becomes: 'translates',
    how: 'Statuses of the code set: U001–U027 400, U028 403, U029 409, U000 5xx; ISO codes carry no status.',
  },
  'AISP-ERR-013': { becomes: 'translates', how: 'U004 with Path (or U010).' },
  'AISP-ERR-014': { becomes: 'translates', how: 'U002 with Path.' },
  'AISP-ERR-015': { becomes: 'translates', how: 'U003 with Path.' },
  'AISP-ERR-016': { becomes: 'translates', how: 'U001 with Path.' },
  'AISP-ERR-017': { becomes: 'translates', how: 'U006 and U007, header named in Path.' },
  'AISP-ERR-018': { becomes: 'translates', how: 'U010.' },
  'AISP-ERR-019': { becomes: 'translates', how: 'U009, Path names the field.' },
  'AISP-ERR-020': { becomes: 'translates', how: 'U000 has to carry a Message, though Message is optional in general.' },
  'AISP-ENV-001': {
    becomes: 'flips',
    how: 'Links and Meta are conditional: Data alone is a whole answer. Where pages follow, Links is needed.',
    since: '4.0.1',
  },
  'AISP-ENV-002': {
    becomes: 'translates',
    how: 'Closed as in 3.1.11 but for the message of beneficiaries, whose root the v4 file leaves open.',
  },
  'AISP-ENV-004': { becomes: 'translates', how: 'Self is present whenever Links is.', since: '4.0.1' },
  'AISP-ENV-010': {
    becomes: 'translates',
    how: 'Meta may also be absent; the three members stay the only ones.',
    since: '4.0.1',
  },
  'AISP-FIL-007': {
    becomes: 'flips',
    how: 'A zone must not be in the filter at all (page Transactions, OpenAPI). The profile clause Filtering still tells the bank to ignore one: ignoring stays the conforming answer, 400 U003 is defensible. Advisory.',
    since: '4.0.1',
  },
  'AISP-FIL-010': {
    becomes: 'translates',
    how: 'Without the spellings that carry an offset; date only is now an example of its own.',
    since: '4.0.1',
  },
  'AISP-FIL-015': { becomes: 'translates', how: 'UK.OBIE.Field.InvalidDate is U003.' },
  'AISP-DTM-004': {
    becomes: 'translates',
    how: 'Any valid ISO 8601 spelling, with at most five decimals of a second (release candidate 2; the wording was not at hand).',
    since: '4.0.1',
  },
  'AISP-DTM-006': { becomes: 'translates', how: 'UK.OBIE.Field.InvalidDate is U003.' },
  'AISP-FMT-001': { becomes: 'void', how: 'Only 3.1.0–3.1.4 wanted the dot.' },
  'AISP-FMT-015': {
    becomes: 'translates',
    how: 'Only for the lists that v4 keeps in a namespace: schemes, switch status, legal structure, account role, statement types. ISO lists and the frequency of direct debits are codes without a namespace.',
  },
  'AISP-FMT-017': {
    becomes: 'translates',
    how: 'No own value where a value of Open Banking or an ISO 20022 code fits.',
  },
  'AISP-FMT-018': {
    becomes: 'translates',
    how: 'Closed lists in v4 codes: AddressType 8, balance Type 10, transaction Status 5, AccountCategory 2, AccountTypeCode 25, mandate status 4, SubType BCUR/LCUR; the others as in 3.1.11 (v4-codes.json).',
  },
  'AISP-FMT-028': { becomes: 'translates', how: 'At most seven lines of 70 everywhere, the party included.' },
  'AISP-CON-002': { becomes: 'translates', how: 'AWAU.' },
  'AISP-CON-004': { becomes: 'translates', how: 'AWAU, AUTH, RJCT, CANC, EXPD. Revoked has no successor.' },
  'AISP-CON-007': {
    becomes: 'void',
    how: 'The v4 files close neither the root of the request nor its Data; only Risk is closed.',
  },
  'AISP-CON-021': { becomes: 'translates', how: 'U003 instead of Field.InvalidDate; still not ruled.' },
  'AISP-CON-022': { becomes: 'translates', how: 'U003 instead of Field.InvalidDate; still not ruled.' },
  'AISP-CON-025': {
    becomes: 'translates',
    how: 'Status and StatusReason as they are now, in the words of the version that is called.',
  },
  'AISP-CON-027': { becomes: 'translates', how: 'AWAU → AUTH.' },
  'AISP-CON-028': { becomes: 'translates', how: 'AWAU → RJCT.' },
  'AISP-CON-029': {
    becomes: 'void',
    how: 'Revoked does not exist in v4; a consent that old has no status to be shown with.',
  },
  'AISP-CON-030': {
    becomes: 'flips',
    how: 'AUTH → CANC, CANC → AUTH and AUTH → EXPD exist; CANC → EXPD follows. Nothing leaves RJCT or EXPD.',
  },
  'AISP-CON-031': { becomes: 'translates', how: 'RJCT and EXPD are terminal; CANC is not.' },
  'AISP-CON-035': { becomes: 'translates', how: 'AWAU and AUTH, and CANC and EXPD as well.' },
  'AISP-CON-041': {
    becomes: 'translates',
    how: 'The answer shows EXPD once the consent has run out (where the bank updates the status).',
  },
  'AISP-CON-042': {
    becomes: 'flips',
    how: 'Expiry moves Status to EXPD with reason TKXP. Must in the clause 401, may in the clause Token Errors: a switch of the profile.',
  },
  'AISP-PRM-035': { becomes: 'translates', how: 'Twelve objects: also IntermediaryAgent1, 2 and 3.' },
  'AISP-ACC-004': { becomes: 'void', how: 'Only up to 3.1.6.' },
  'AISP-ACC-005': { becomes: 'translates', how: 'Currency, AccountCategory, AccountTypeCode.' },
  'AISP-ACC-006': { becomes: 'translates', how: 'AccountCategory: Business | Personal.' },
  'AISP-ACC-007': { becomes: 'translates', how: 'AccountTypeCode: 25 codes (CACC, SVGS, CARD, LOAN, MORT, WALT …).' },
  'AISP-ACC-011': { becomes: 'translates', how: 'Account, Servicer and StatementFrequencyAndFormat.' },
  'AISP-BAL-003': {
    becomes: 'translates',
    how: 'One of ten codes: CLAV CLBD FWAV INFO ITAV ITBD OPAV OPBD PRCD XPCD. The three cleared types have none.',
  },
  'AISP-BAL-008': { becomes: 'translates', how: 'SubType BCUR | LCUR.' },
  'AISP-BAL-014': { becomes: 'translates', how: 'ITAV = ITBD ± included credit lines.' },
  'AISP-TRA-002': { becomes: 'translates', how: 'BOOK, PDNG, RJCT, FUTR, INFO.' },
  'AISP-TRA-004': { becomes: 'translates', how: 'Pending is PDNG.' },
  'AISP-TRA-005': { becomes: 'translates', how: 'Booked is BOOK.' },
  'AISP-TRA-012': {
    becomes: 'flips',
    how: 'Code and SubCode are 4 letter ISO codes; the examples follow (RCDT, DMCT). No length in the schema: advisory.',
  },
  'AISP-TRA-025': { becomes: 'translates', how: 'Pending is PDNG.' },
  'AISP-DIR-001': {
    becomes: 'flips',
    how: 'AccountId and Name required. MandateIdentification left the record: it is optional inside MandateRelatedInformation.',
  },
  'AISP-DIR-002': { becomes: 'translates', how: 'ACTV, CANC, EXPI, SUSP.' },
  'AISP-DIR-004': {
    becomes: 'translates',
    how: 'MandateRelatedInformation/Frequency/Type, a code of OBFrequency6Code or a text of the 3.1 pattern.',
  },
  'AISP-STO-001': {
    becomes: 'flips',
    how: 'Only AccountId required. Frequency and its Type are required inside MandateRelatedInformation, which itself is optional.',
  },
  'AISP-STO-002': {
    becomes: 'translates',
    how: 'Only for a legacy text in MandateRelatedInformation/Frequency/Type, which the bank may use instead of a code.',
  },
  'AISP-STO-003': {
    becomes: 'translates',
    how: 'Only for a legacy text in MandateRelatedInformation/Frequency/Type, which the bank may use instead of a code.',
  },
  'AISP-STO-004': {
    becomes: 'translates',
    how: 'Only for a legacy text in MandateRelatedInformation/Frequency/Type, which the bank may use instead of a code.',
  },
  'AISP-STO-005': {
    becomes: 'translates',
    how: 'Only for a legacy text in MandateRelatedInformation/Frequency/Type, which the bank may use instead of a code.',
  },
  'AISP-STO-006': {
    becomes: 'translates',
    how: 'First and Final payment dates are members of MandateRelatedInformation; Next and Last dates, the four amounts and NumberOfPayments stay.',
  },
  'AISP-STO-007': { becomes: 'translates', how: 'Active is ACTV.' },
  'AISP-STO-008': { becomes: 'translates', how: 'First, Recurring and Final are read from MandateRelatedInformation.' },
  'AISP-STO-009': { becomes: 'translates', how: 'ACTV, CANC, EXPI, SUSP.' },
  'AISP-STO-013': { becomes: 'translates', how: 'Also for the three dates of MandateRelatedInformation.' },
  'AISP-STO-016': {
    becomes: 'void',
    how: 'The prose prints no pattern any more. Other contradictions took its place (the register of contradictions).',
  },
  'AISP-PAR-009': {
    becomes: 'flips',
    how: 'Country is optional; AddressLine at most seven; the address is the common OBPostalAddress7.',
  },
  'AISP-PAR-012': {
    becomes: 'flips',
    how: '…/parties has to give owners, holders and operators where it is offered (may → must).',
    since: '4.0.1',
  },
  'AISP-PRO-007': { becomes: 'void', how: 'The last double-escaped pattern was put right.', since: '4.0.1' },
  'AISP-STA-009': { becomes: 'translates', how: 'Pattern, and at most 40 characters again.' },
  'AISP-STA-010': { becomes: 'translates', how: 'SubType BCUR | LCUR.' },
  'AISP-VER-001': {
    becomes: 'translates',
    how: '/v4.0/ serves 4.0.0 and 4.0.1; only payload-version, where a bank sends it, tells more.',
  },
  'AISP-SEED-001': {
    becomes: 'translates',
    how: '{base_url}/open-banking/v4.0/aisp/. The service document names version 3.1 only: a v4 face of the service is an extension of ours.',
  },
  'AISP-SEED-004': { becomes: 'flips', how: 'XPCD and ITAV can be asked for; InterimCleared has no code and cannot.' },
  'AISP-SEED-005': { becomes: 'flips', how: 'The set becomes XPCD and ITAV by the profile.' },
  'AISP-SEED-006': { becomes: 'translates', how: 'Expected is XPCD.' },
  'AISP-SEED-008': {
    becomes: 'translates',
    how: 'Holds for the dates wherever v4 keeps them: Next and Last in the order, First, Recurring and Final in MandateRelatedInformation.',
  },
};
