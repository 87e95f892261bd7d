import type { Exchange } from '../../reports/contract/index.ts';

const account = {
  AccountId: '22289000000001',
  Currency: 'GBP',
  Nickname: 'Bills',
  OpeningDate: '2019-05-03T00:00:00+00:00',
  Account: [
    {
      SchemeName: 'UK.OBIE.SortCodeAccountNumber',
      Identification: '80200110203345',
      Name: 'Mr Rhydian Tregarth',
      SecondaryIdentification: '00021',
    },
    { SchemeName: 'UK.OBIE.IBAN', Identification: 'GB29NWBK80200110203345', Name: 'Mr Rhydian Tregarth' },
    { SchemeName: 'UK.OBIE.PAN', Identification: 'xxxxxxxxxxxx4321' },
    { SchemeName: 'UK.OBIE.PAN', Identification: '5409050000004321' },
  ],
};
const party = {
  PartyId: 'PTY-0023',
  PartyNumber: '0000007456',
  PartyType: 'Delegate',
  Name: 'Quillmark Ltd',
  FullLegalName: 'Quillmark Limited',
  EmailAddress: 'contact@quillmark.example',
  Phone: '+44-7911-123456',
  Address: [
    {
      AddressType: 'Business',
      StreetName: 'Street "Eleven"',
      BuildingNumber: '15B',
      PostCode: 'NW1 1AB',
      TownName: 'Zürich',
      Country: 'GB',
    },
  ],
  SupplementaryData: { VatNumber: 'GB123456789', CompanyId: 'SC654321' },
};
const transaction = {
  TransactionId: 'T-1',
  TransactionReference: 'Ref 9911',
  Amount: { Amount: '10.00', Currency: 'GBP' },
  TransactionInformation: 'Cash from Aubrey',
  MerchantDetails: { MerchantName: 'Bakery Lane 7', MerchantCategoryCode: '5462' },
  Status: 'Booked',
};

/** An exchange with a credential wherever one can stand. */
export function exchange(
  id: string,
  body: string,
  more: { url?: string; type?: string; status?: number; requestBody?: string } = {},
): Exchange {
  return {
    id,
    scenario: 'reads',
    purpose: 'a call',
    request: {
      method: 'GET',
      url: more.url ?? 'https://bank.example/open-banking/v3.1/aisp/accounts/22289000000001',
      headers: [
        ['Authorization', 'Bearer sekret-token-1'],
        ['x-gateway-key', 'sekretKey'],
        ['x-fapi-customer-ip-address', 'sekret.104.25.212'],
        ['x-fapi-interaction-id', '93bac548-d2de-4546-b106-880a5018460d'],
      ],
      ...(more.requestBody === undefined ? {} : { body: more.requestBody }),
    },
    response: {
      status: more.status ?? 200,
      headers: [
        ['Content-Type', more.type ?? 'application/json; charset=utf-8'],
        ['Set-Cookie', 'SESSION1=sekret; Path=/'],
        ['Location', 'https://tpp.example/cb?code=sekretcode&state=sekretstate'],
      ],
      body,
      size: body.length,
    },
    startedAt: '2026-01-01T00:00:00.000Z',
    durationMs: 1,
  };
}

/** An answer with records of several kinds. */
export const records = exchange(
  'x1',
  JSON.stringify({ Data: { Account: [account], Party: party, Transaction: [transaction] } }),
);
/** Bodies of every kind that a bank may send. */
export const exchanges: readonly Exchange[] = [
  records,
  exchange(
    'x2',
    '{"Message":"Account 80200110203345 of Mr Rhydian Tregarth, contact@quillmark.example, 5409 0500 0000 4321"}',
    { status: 400 },
  ),
  exchange(
    'x3',
    '<html><title>Mr Rhydian Tregarth</title><a href="/a?access_token=sekret3&amp;b=1">GB29 NWBK 8020 0110 2033 45</a>Basic MTIzOjQ1Ng==</html>',
    { type: 'text/html' },
  ),
  exchange('x4', `${JSON.stringify({ Data: { Account: [account] } }).slice(0, 180)}`),
  exchange('x5', '%PDF-1.7 Mr Rhydian Tregarth Aubrey', { type: 'application/pdf' }),
  exchange('x6', '{"access_token":"sekret-a","id_token":"eyJhbGciOi.eyJzdWIi.c2ln","expires_in":300}', {
    requestBody: 'grant_type=client_credentials&client_id=tpp&client_secret=sekret%2Fb',
    url: 'https://bank.example/token?request=sekretjwt',
  }),
  exchange(
    'x7',
    '{"Data":{"Account":[{"Identification":80200110203345,"Name":["Quillmark Ltd",{"Given":"Aubrey"}]}]}}',
  ),
  exchange('x8', 'Account,Owner\n80200110203345,Mr Rhydian Tregarth', { type: 'text/csv' }),
  exchange(
    'x9',
    JSON.stringify({
      Code: '400',
      Message: 'No account 60-16-13 31926819 for ophelia.m@mail.example, call 07700 900123 or +44 7700 900456',
      Errors: [
        { ErrorCode: 'UK.OBIE.Field.Invalid', Message: 'Card 5555 4444 3333 1111, IBAN DE89 3704 0044 0532 0130 00' },
      ],
    }),
    {
      status: 400,
      url: 'https://admin:hunter2@bank.example/accounts?api_key=c0ffee-key&code=one-time-code#id_token=eyJraWQiOiJ4.eyJzdWIi.c2ln',
    },
  ),
  exchange(
    'x10',
    JSON.stringify({
      Data: {
        Party: {
          PartyId: 'p-2',
          Name: 'Ophelia Montague',
          Mobile: '07700 900123',
          Address: { AddressLine: ['Verona House'], PostCode: 'AB12 3CD' },
          SupplementaryData: { VatNumber: 'GB987654321', CompanyId: 'OC303675' },
        },
        Beneficiary: [
          {
            CreditorAccount: {
              SchemeName: 'UK.OBIE.IBAN',
              Identification: 'DE89370400440532013000',
              Name: 'Ophelia Montague',
            },
          },
          { CreditorAccount: { SchemeName: 'UK.OBIE.PAN', Identification: '5555444433331111' } },
        ],
      },
    }),
    { requestBody: 'client_assertion=clientassertionjwt&grant_type=client_credentials' },
  ),
  {
    ...exchange('x11', '<html><p>Dear Ophelia Montague, Verona House</p></html>', { type: 'text/html', status: 500 }),
    request: {
      method: 'GET',
      url: 'https://bank.example/open-banking/v3.1/aisp/party',
      headers: [
        ['DPoP', 'dpop-proof'],
        ['Cookie', 'SESSION1=sekret'],
        ['Proxy-Authorization', 'Basic MTIzOjQ1Ng=='],
      ],
    },
    failure: { code: 'ECONNRESET', message: 'reset while reading for Ophelia Montague, or Ivo' },
  },
  exchange(
    'x12',
    JSON.stringify({
      Data: {
        Party: { PartyId: 'p-3', Name: 'Aoife', FullLegalName: 'Wren' },
        Account: [{ AccountId: 'a-3', Nickname: 'rainy day', Account: [{ Name: 'Ivo', Identification: '70872490' }] }],
      },
    }),
  ),
  exchange('x13', '<html><h1>Sorry, Aoife!</h1><p title="Wren">Call us, (Ivo) about rainy day.</p></html>', {
    type: 'text/html',
    status: 500,
  }),
  exchange('x14', 'Dear Aoife,\nWren and Ivo; rainy day', { type: 'text/plain', status: 502 }),
  exchange('x15', '{"Message":"No account of Aoife or Wren","Errors":[{"Message":"It is of Ivo: rainy day"}]}', {
    status: 403,
    url: 'https://bank.example/open-banking/v3.1/aisp/accounts?nickname=Aoife&owner=Wren&q=rainy%20day&iban=GB29NWBK80200110203345',
  }),
  {
    ...exchange('x16', '<p>Wren</p>', { type: 'text/html', status: 401 }),
    response: {
      status: 401,
      headers: [
        ['content-type', 'text/html'],
        ['WWW-Authenticate', 'Bearer error="invalid_token", error_description="Not the token of Aoife"'],
        ['X-Error-Message', 'Wren is not Ivo'],
      ],
      body: '<p>Wren</p>',
      size: 11,
    },
  },
];
