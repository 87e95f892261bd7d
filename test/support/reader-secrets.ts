/** A secret that is planted, and how a masking may know it: learned by the run, seen in a known member, or by its form alone. */
export interface Planted {
  readonly name: string;
  readonly value: string;
  readonly knownBy: 'learning' | 'member' | 'form';
}

const hex = (seed: number, length: number): string => {
  let text = '';
  for (let state = seed * 7919 + 13; text.length < length; state = (state * 48271) % 2147483647)
    text += state.toString(16);
  return text.slice(0, length);
};
const mixed = (seed: number, length: number): string =>
  Buffer.from(hex(seed, length * 2), 'hex')
    .toString('base64url')
    .slice(0, length);
const jwt = (seed: number): string =>
  `eyJhbGciOiJQUzI1NiIsImtpZCI6ImsxIn0.${Buffer.from(JSON.stringify({ sub: mixed(seed, 12), n: hex(seed, 20) })).toString('base64url')}.${mixed(seed + 1, 64)}`;
const pem = (seed: number, label: string): string =>
  `-----BEGIN ${label}-----\n${[1, 2, 3].map((line) => mixed(seed + line, 64).replaceAll(/[-_]/g, 'A')).join('\n')}\n-----END ${label}-----`;

/** What a run learns: by the calls of the test, and from its configuration. */
export const learned = {
  accessTokens: [
    mixed(1, 32),
    jwt(2),
    hex(3, 40),
    `tok-${mixed(4, 9)}`,
    'correct horse battery stapler 7',
    `${mixed(5, 20)}+/${mixed(6, 20)}==`,
  ],
  refreshTokens: [mixed(7, 43), jwt(8), `rt_${hex(9, 16)}`],
  idTokens: [jwt(10), jwt(11)],
  codes: [mixed(12, 22), hex(13, 10), `c.${mixed(14, 30)}`],
  states: [mixed(15, 21), mixed(16, 24)],
  nonces: [mixed(17, 21)],
  verifiers: [mixed(18, 43)],
  assertions: [jwt(19), jwt(20)],
  requestObjects: [jwt(21)],
  clientSecrets: ['S3cr&t "quoted" <angle>', mixed(22, 32), "O'Reilly/slash?x=1&y=2", 'pässwörd-ünïcode-9'],
  gatewayHeaders: [mixed(23, 32), `apikey-${hex(24, 8)}`, '12345678-secret'],
  keys: [pem(25, 'PRIVATE KEY'), pem(29, 'EC PRIVATE KEY')],
  passphrases: ['Tr0ub4dor&3', 'zyxwvuts-99'],
  cookies: [mixed(33, 26)],
} as const;

/** Texts by known members of records, as a bank shows them rightly. */
export const inMembers = {
  Name: [
    'Rhydian Tregarth',
    'Aoibheann O\u2019Hanrahan',
    'Zbigniew Wojciechowski',
    'Xiomara Quesada-Ibarra',
    'Nwankwo Okonjo',
    'Þórdís Kristjánsdóttir',
  ],
  Nickname: ['Zanzibar fund', 'Grandma Ottilie'],
  FullLegalName: ['Quillmark Fjordhaven Limited', 'Brzezinski Holdings plc'],
  EmailAddress: ['ottilie.t@quillmark.example', 'zb+ignew@wojc.example'],
  Phone: ['+44-7911-123456', '(020) 7946 0958', '07700 900123'],
  StreetName: ['Kirkintilloch Crescent', 'Llanfairpwll Terrace'],
  TransactionInformation: ['Cash from Thaddeus', 'Dr Mbeki-Oyelaran 14'],
  Identification: [
    '80200110203345',
    '60161331926819',
    'GB29NWBK60161331926819',
    'DE89370400440532013000',
    '5409050000004321',
    '4929136718276450',
  ],
} as const;

/** What nobody has seen elsewhere: its form gives it away, or nothing does, and it is withheld. */
export const byForm: readonly (readonly [string, string])[] = [
  ...[
    '5555444433331111',
    '5555 4444 3333 1111',
    '5555-4444-3333-1111',
    '5555.4444.3333.1111',
    '55 55 44 44 33 33 11 11',
    '555544 4433331111',
    '3782 822463 10005',
    '5555\u00a04444\u00a03333\u00a01111',
  ].map((value) => ['card number', value] as const),
  ...['20-44-55 31926888', '20445531926888', '31926877', '204455 31926866', '20-44-51'].map(
    (value) => ['account number', value] as const,
  ),
  ...[
    'gb33bukb20201555555555',
    'GB33 BUKB 2020 1555 5555 56',
    'fr1420041010050500013m02606',
    'DE02120300000000202051',
  ].map((value) => ['IBAN', value] as const),
  ...['+44 20 7946 0999', '020 7946 0998', '07700900997', '(0113) 496 0996', '+1 212 555 0195', '0044 7700 900994'].map(
    (value) => ['phone number', value] as const,
  ),
  ...[
    'sk_live_4eC39HqLyjWDarjtT1zdp7dc',
    'AKIAIOSFODNN7EXAMPLQ',
    'ghp_16C7e42F292c6912E7710c838347Ae178B4a',
    'glpat-zZ9yX8wV7uT6sR5qP4o',
    'xoxb-2401234567-Abc1Def2Ghi3',
    'AIzaSyD4x9y8z7w6v5u4t3s2r1q0p9o8n7m6l5k',
    'SG.ngeVfQFYQlKU0ufo8x5d1A.TwL2iGABf9DHoTf09kqeF8tAmbihYz',
  ].map((value) => ['API key', value] as const),
  ...[hex(40, 32), hex(41, 64), mixed(42, 40), `${mixed(43, 24)}.${mixed(44, 24)}`, `sess:${hex(45, 24)}`].map(
    (value) => ['session', value] as const,
  ),
  ...[pem(46, 'RSA PRIVATE KEY'), pem(50, 'CERTIFICATE')].map((value) => ['PEM', value] as const),
  ...[jwt(54), jwt(55)].map((value) => ['token of somebody else', value] as const),
  ...[
    'Esmerelda Pumphrey',
    'Ignatius Featherstonehaugh',
    'Wolfeschlegelstein',
    'Oluwaseun',
    'Мария Кузнецова',
    '王小明',
    'pumphrey.e@mail.example',
  ].map((value) => ['unknown person', value] as const),
  ...['{"owner":"Balthazar Winterbottom"}', '{"a":{"b":["Clementine Ashworth-Dacre"]}}'].map(
    (value) => ['JSON in JSON', value] as const,
  ),
];

export const planted: readonly Planted[] = [
  ...Object.entries(learned).flatMap(([name, values]) =>
    values.map((value): Planted => ({ name, value, knownBy: 'learning' })),
  ),
  ...Object.entries(inMembers).flatMap(([name, values]) =>
    values.map((value): Planted => ({ name, value, knownBy: 'member' })),
  ),
  ...byForm.map(([name, value]): Planted => ({ name, value, knownBy: 'form' })),
];
