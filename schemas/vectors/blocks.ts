/** Accounts, institutions and addresses that belong to nobody, with every member. */
export const sortCodeAccount = {
  SchemeName: 'UK.OBIE.SortCodeAccountNumber',
  Identification: '00000112345678',
  Name: 'Ada Quill',
  SecondaryIdentification: 'ROLL-0042',
};

export const ibanAccount = {
  SchemeName: 'UK.OBIE.IBAN',
  Identification: 'GB32EXMP00000112345678',
  Name: 'Ada Quill',
};

export const payeeAccount = {
  SchemeName: 'UK.OBIE.SortCodeAccountNumber',
  Identification: '00000287654321',
  Name: 'Harbour Lettings Ltd',
  SecondaryIdentification: 'FLAT-7',
};

export const bic = { SchemeName: 'UK.OBIE.BICFI', Identification: 'EXMPGB2LXXX' };

export const agentWithAddress = {
  ...bic,
  Name: 'Example Bank plc',
  PostalAddress: {
    AddressType: 'Business',
    Department: 'Payments',
    SubDepartment: 'Clearing',
    StreetName: 'Sample Street',
    BuildingNumber: '12A',
    PostCode: 'ZZ1 1ZZ',
    TownName: 'Sampleton',
    CountrySubDivision: 'Sampleshire',
    Country: 'GB',
    AddressLine: ['Example House', '12A Sample Street'],
  },
};
