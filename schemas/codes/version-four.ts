import { respelled } from './respelled.ts';

/** The closed lists of version 4 that more than one place uses, or that hold more than the words of 3.1 spelled otherwise. */
export const balanceTypes = Object.values(respelled.balanceType);
export const addressTypes = Object.values(respelled.addressType);
export const entryStatuses = [...Object.values(respelled.entryStatus), 'FUTR', 'INFO'] as const;
export const consentStatuses = [...Object.values(respelled.consentStatus), 'CANC', 'EXPD'] as const;

/** Kinds of account: the list of ISO 20022, then two of Open Banking. */
export const accountTypes = [
  ...['CACC', 'CARD', 'CASH', 'CHAR', 'CISH', 'COMM', 'CPAC', 'LLSV', 'LOAN', 'MGLD', 'MOMA', 'NFCA', 'NREX', 'ODFT'],
  ...['ONDP', 'OTHR', 'SACC', 'SLRY', 'SVGS', 'TAXE', 'TRAN', 'TRAS', 'VACC', 'MORT', 'WALT'],
] as const;

/** States of a mandate. The `Inactive` of 3.1 is one of the last three, and only the bank knows which. */
export const mandateStatuses = ['ACTV', 'CANC', 'EXPI', 'SUSP'] as const;

/** How often a mandate is collected or paid; the last three in 4.0.1 alone. */
export const mandateFrequencies = [
  ...['ADHO', 'ALMH', 'DAIL', 'FIMH', 'FOMH', 'FOWK', 'FRTN', 'INDA', 'MIAN', 'MNTH', 'NONE', 'QURT', 'TWMH', 'WEEK'],
  ...['WODL', 'YEAR'],
] as const;
export const laterMandateFrequencies = ['LWMH', 'LXMH', 'TWYR'] as const;

/** What may stand for an account in the place of its number. */
export const proxyTypes = [
  ...['BIID', 'CCPT', 'CINC', 'COID', 'COTX', 'CUST', 'DNAM', 'DRLC', 'EIDN', 'EMAL', 'EWAL', 'LEIC', 'MBNO', 'NIDN'],
  ...['PVTX', 'SHID', 'SOSE', 'TELE', 'TOKN', 'UBIL', 'VIPN'],
] as const;

/** Documents that a payment refers to. */
export const documentTypes = [
  ...['CINV', 'CNFA', 'CONT', 'CREN', 'DEBN', 'DISP', 'DNFA', 'HIRI', 'INVS', 'MSIN', 'PROF', 'PUOR', 'QUOT', 'SBIN'],
  ...['SPRR', 'TISH'],
] as const;
export const laterDocumentTypes = ['AROI', 'BOLD', 'CMCN', 'SOAC', 'TSUT', 'USAR', 'VCHR'] as const;

/** Kinds of reference that a creditor gave. */
export const creditorReferenceTypes = ['DISP', 'FXDR', 'PUOR', 'RADM', 'RPIN', 'SCOR'] as const;
