import type { DescribeBank } from '../../schemas/openapi/described-bank.ts';

/** Makes the OpenAPI document of a bank, with what that takes loaded when it is first asked for: a bank starts no later for it. */
export const describedLate: DescribeBank = async (bank) => {
  const { bankDocument } = await import('../../schemas/openapi/bank-document.ts');
  return bankDocument(bank);
};
