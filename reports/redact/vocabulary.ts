/**
 * Words that tell nothing of anybody: those of the standard and its codes, of HTTP, OAuth and HTML, and those that servers write
 * errors with, in small letters. No name of a person or a place is one. In what a bank writes freely every other word is masked.
 */
const words = `
  aaa aac abbreviated able abort aborted about above absent absolute academic acc accept acceptable accepted accepts
  access accessed account accounts accused acquisition acr across act action actions active activity actual add added
  adding address addresses adds admin administrator adp adult advice aed aer afa afn after afterwards again against
  aged agent ago agree agreed agreement agrees ahead aisp akamai alarm alert alg algorithm align alike alive alk all
  allocation allow allowed allows almost alone along alpha alphabet already also alt altered alternate although
  altname altnames always amazon amd american among amount amounts amp amr and android anew ang anniversary annual
  anonymous another answer answered answering answers any anybody anything anyway anywhere aoa aok aon aor apache
  apart api apigee apis apologies apologise apos app appear appears append appended applicable application
  applications applied apply approval approve approved apr aqab arabic architecture archive archives are argument aria
  arial arp arranged array arrival arrived ars article artifact artifacts ary ascii aside ask asked asking asks asp
  aspect aspsp assertion assertions assessment assign assigns assist assistance associated assume assumed assumes
  async ats attached attachment attempt attempts attention attributes aud audience audiences audit aug august auth
  authenticate authenticated authenticates authentication authorisation authorise authorised authorises authorising
  authorities authority authorization authorize authorized authorizing auto autocomplete automatic availability
  available await awaiting awaits away awg aws aym azm azn azure bac back backend background backslash bad badge bal
  balance balances bam band banded bandwidth bank banking banks banned bar bare base baseline basic bbd bca bcur bdt bean
  bear bearer bec because become been bef before beforehand begin beginning begins begun behalf behaviour behind bel
  believed belong belongs below bench benchmarks beneficial beneficiaries beneficiary benefit benefits beside besides
  best between beyond bgj bgk bgl bgn bhd bic bicfi bif big bin binds biome bits blacklisted blames blanks blob block
  blocked blockquote blocks blueprint bmd bnd bodies body bold booked booking bookings books booleans boot bootstrap
  bop border borrowing both bound boundary bounded bounds bov box brackets brae branch brb brc bre break breakage
  breakdown breaks bridge brief bring brings brl brn broke broken brotli browser browsers brr bsd btn budget buffer
  bug build building builds built buk bulk bundled buses busi business busy but button buttons bwp byb byn byr byte
  bytes bzd cacert cache cached caches cad caf calculated calculation calendar call callback called caller callers
  calling calls came campus can cancel cancelled cannot cap capacity capital capitals capping caption car card
  cardholder cards care carried carriers carries carry case cash cashback cass catalog catalogue catalogues category cause
  caused cbpii cdf cdn cell cells cent center central centre cert certificate certificates certs chain chaities
  challenge challenges change changed changes changing channel char character characters charge charges charging
  charset chc che check checkbox checked checking checkout checks cheque chf chinese choice choices choose chooses
  chosen chunked chunks chw cit claim claims class classes classification classname clause clb clean clear cleared clearing clears
  clf click clicked client clients clock close closed closing closure cloud cloudflare clp club cluster cny code coded
  codes coding codings coffee coffees col colleague collect collection collects colon colons color column columns com
  combination combined come comes comma command commands commas commercial commit committed common communication compact company
  compare compared compares compatible compiled complaint complete completed completely complex component compound
  compressed compresses compromised computer con concurrent conditional conditions config configuration confirm
  confirmation conflict conformance conforming connect connected connecting connection consent consented consents
  constant consumer contact contacted contactless contain contained container contains content contents context
  contexts continue contract contradiction contradictions contradicts control convert converts cookie cookies cop
  copied copies copper copy core corporate corporation correct correlation correspondence corresponding corrupt cors
  cost costs cottage cou could count counted counterparty countries country counts course courses court cover coverage
  covered covers crc create created creating creation credential credentials credit creditor creditors credits
  critical crl cross crossriver crumb cryptographic csd csj csk csr csrf css ctrf ctrl cuc cup cure cures curl
  currency current customer customers cut cuts cve cyan cymru cynilion cyp czk dad daily dashes data database
  datacenter datapower date dated dates day days ddm dead dear debit debits debtor debtors debug dec december decide
  decided decides decimal decimals decision declare declared declares declined decode decoder decrypt dedicated
  default defer define defined defines definition delay delayed delegate delete deleted deletes deleting deletion
  delivered delivers delivery dem demand demanded demands denied deny dep depart department departs departure
  departures depend dependencies dependency deployment deposit deprecated depth der derived describe described
  describes description design desk destination detail details detected dev develop developer developers device
  dictionaries dictionary did die died dies diff differ different differently differs digest digit digits dim diners
  dir direct director directors directory disable disabled disallowed disclose disclosure disconnected discontinued
  discover discovered discovery dishonest disk display district div division djf dkk dns docs doctype document documentation
  does dom domain done door dop dot dotted down download downstream dpop draft draw drawn drive drop dropped drops dsa
  dtd dtm due duplicate duplicated duration dzd each ear earlier early east easy ecmascript ecs ecv edge edit edited
  editors eek effect egp eight either electronic element elements eligible else elsewhere email embedded emergency
  emitted empty enabled encoded encodes encoding encountered encrypted encryption end ended ending endpoint endpoints
  ends enforce engine english enough enriched enter entered enterprise entity entries entry enumeration enumerations
  env envelope environment envoy eof equal equiv ern err error errors esa esb escalated escaped escapes esp establish
  established estates etb eur euro europe euros evaluate even event events every everyday everything everywhere
  evidence exact exactly example examples exceed exceeded exceeds excepted exception excessive exchange exchanged
  exchanges exclude excluded exclusion exclusions exclusive excuses executed execution exercisable exercise exercised
  exercises exist existing exists exit exited exits exp expanded expectation expected expiration expire expired
  expires expiring expiry explains explanation export exports exposed express expresses expression ext extend
  extension external extra fact facts fail failed failing fails failure failures faker fallback false families family
  fapi far fast fatal fault faultcode faults faultstring favicon fbao fbar fbeb fbit fbor fbos fbsc fbto fbub fbut
  fcot fcre fcs fcsv feac feao feature features feb february fecp fed feda fee feeds fees feho fei femo fence feoa
  feot fepc fepf feph fepo feps fept fepta feptp fequ fesm fest fetch fetching few fewe fewer feye field fields figure
  figures fil file filename files fill filled fills filter filtered filtering filters fim final financial find finding
  findings finds fine finish finished firewall first fit fits fitted fitting five fixed fjd fkp flag flat floor flow
  fmmn fmmx fmt focus folder follow followed following follows font footer for forbid forbidden forbids force forecast
  foreign forget forgets form forma format formats formed forms forty forward forwarded found four fqat fqdy fqhy fqmy
  fqot fqqy fqsd fqwy fqyy fraction fractions frame fraud free frequencies frequency fresh frf fri friday from front
  frozen ftot ftut full functional fund further future fyaf fyam fyaq fycp fydb fymi fyxx gap garbage gate gated
  gateway gateways gather gathered gathers gbp gbx geas geba gebr gebu geci gecs gefb gefg geg gegr gegs gek gel
  general generated genpkey geot geov gepa gepr gere gest get getaddrinfo gets geya geyo ghc ghp ghs gif gip git
  github give given gives glob gmd gmt gne gnf gns goes going gone good google got govt gqe grade graduate grant
  granted grants grd great greek grep gross group grouped groups gtq guaranteed guards guess guest guid guide guides
  gunicorn gwe gwp gyd gzip habit hacked had half hand handle handler handling handshake hang happens happy haproxy
  har hard harm harness has hash hashes haulage have hdr head header headers heading headless headline heads healthy
  heat height held hello help helvetica here hero hex hidden hide hides high higher hiking hint historic history hkd
  hmrc hnl hold holder holders holding holdings holds holiday home honest honour honoured honours hook hooks host
  hosting hostname hour hours house household hover how however hpe hrd href hrk htg html http https hub huf hundred
  hyphen iba iban ico icon idempotency idempotent identification identifications identified identifier identify idle
  idr ids iep iframe ignore ignored ignores iis illegal ilp ilr ils image img immutable imperva implement implemented
  implementing implements import important imported impossible inaccessible inactive inba inbb inbound incapsula
  incident include included includes including incoming incomplete inconclusive incorrect increase incremental indeed
  indent indented indents index indicated indicator infi info inform information informative infr ingr ingress initial
  initials initiate inline inlr inne inner inot inpa input inputs inr insc insecure insensitive insert inside
  insignificant inspect install installs instance instanceof instant instead institution instructed instrument
  instruments insufficient int intact intent interaction interest interface interim intermediary internal internet interrupt
  interrupted interval inti into introduced intrvl inv inva invalid invalidated invalidation invented investigate
  investigating invites invoice invoicee invoicer involved inwh iqd irr isa isj isk iso iss issue issued issuer issues issuing istio
  italic itco item items itl itot its itself itsi jan january java javascript jboss jetty jmd job jobs jod join joint
  jpeg jpg jpy jquery json judge judged judgement judges judging jul july jun june junit just jwe jwk jwks jws jwt
  jwts kaur keep keeps kept kes kestrel kettle key keyof keys keystore keyword keywords kgs khr kid kids kill killed
  kind kinds kmf knew know knowing known knows kong kpw krw kty kwd kyd kzt lab label lack lacks laj lak lang language
  lapses large larger last latency later latest lawful lawfully layer lbp lead leading leads leaf leaks least leave
  leaves leaving ledger ledgerleaf left legal lei length lengths lenient less let lets letter letters lettings level
  library licence lie lies lifetime lift lifts like likewise limit limited limiting limits line lines link linked
  links lint list listed listen listens listing listings lists literal live lived lives lkr load loaded loading loan
  loans local locale localhost locality location lock locked log logged login logs long longer longest look looked
  looking looks lookup loop loopback loosely loses lost love low lower lrd lsl lsm ltd ltl ltt luc luf lul lvl lvr lyd
  machine machines mad made magalh mail main maintenance make makes making malformed managed management manager
  mandate mandatory manual many map mapping mar march margin markdown marked marketing mask masked masking masks
  master match matched matches matching math matrix matter maturity max maximal maximum may mdl mean meaning means
  meant measure measured media median meets member members memory merchant merge merged message messages met meta
  method methods metro mfa mga mgf microsoft middle midnight might migration milliseconds mime min minimal minimum
  minus minute minutes misbehaves misconfigured mismatch mismatched misprint missing misspelt mistake mit mixed mkd
  mlf mmk mnt mnth mobile mode model models modified modulus moment moments mon monday money month monthly months mop
  more mortgage mortgages most move moved moves moving mro mru mtl mtls mtp much multiple mum mur must musts
  mutability mutable mutants mutual mvq mvr mwk mxn mxp mxv myr mze mzm mzn nad name named names namespace namespaced
  narrowed narrows national nav navigation nbsp ncc ndjson near nearest necessary need needed needs negative
  negotiable neither nendobj nendstream nero nested net network never new newer newest newly next nginx ngn nic
  nickname nine nio nlg nobody node nofollow nok non nonce none noon noopener nor noreferrer northmoor not note notes
  notfound nothing notice noticed notification notifications nought nov november now nowhere npm npr npx nstartxref
  nstream null number numbers nursery nzd oauth obie obj object objects observable obtained obwac occur occurred
  occurrence occurring occurs ocsp oct october odd off offer offered offers official offline offset often oidc old
  older oldest omr onboard onboarding once onclick one onerror ones online onload only onsubmit opaque open
  openbanking openid opening openresty opens openssl operate operation operations operator opinion opinions option
  optional options oracle order orders ordinary organisation organisational origin original other others otherwise otp
  our ours out outage outbound outcome outdated output outside ovco over overdraft overdrawn overflow overlap overload
  overloaded overview overwrites ovod ovot owed own owner owners ownership owns pab pace package packaged packet pact
  pad padding pads pag page pages pagination paging paid paint pair pairs pan par paragraph parallel parameter
  parameters params parent parse parsed parser parsing part partial participant particular parties partner partners
  parts party pass passcode passed passes passing passphrase password past patch path pathname paths pattern patterns
  paused pay payee payer payload payment payments pays pca pday pdf peer peers peh pei pem pen pence pending people
  per percent percentage perform performed performing period periodic periods permanent permanently permission
  permissions permit permits permitted person persona personal personas pes pgk pharmacy phase phone php phyr pick
  piece pin pipe pipeline pipelines pisp pkce pkey pkr place placeholder places plain plan planned platform play
  played plays playwright ple please pln plus plz pmth png pocket point pointer points policies policy pool port
  portal possible post postal pots pounds pqtr pre predicate prefer preferred prefix preload premium present presents
  preserve prev previous previously price primary principles print printed prints private privilege privileges prm pro
  probe probes problem problems proceed process processed processing processor produced producer product production
  products profile profiles program programs progress prohibited prohibits project promise promises promotional proof
  proper properly properties property proprietary prose protected protection protocol provide provided provider
  provisioned proxies proxy psca psd pses psnc psnp psrg psss psst pssw psu psus pte public published pubout pure
  purpose push put puts pwek pyer pyg python qar quarter quarterly queries query question queue quickest quiet quot
  quota quotation quote quoted rabd rabl raci rafc rails rainy raio raise raised raises ralt ran range rate rates
  rather ratio raw reach reachable reached reaches read readable reader reading readings reads ready real realm reason
  reasons reauthenticate reauthentication receive received recently recipient recognised recognized reconnect record
  recorded recorder recording records recover rect recurring red redacted redirect redirected redirects reduce ref refer
  reference referenced references referer referred refers refined refresh refusal refusals refuse refused refuses reg region
  register registered registers registration registry regression regular reject rejected rejection rejects rel related
  relations relationships relative release releases religious reload rem remain remaining remains remittance remote remove
  removed render renew renewal rent renumbered reopens rep repayment repeat repeated repeating repeats replace
  replaced replay replayed reply report reported reporter reports repository representation representative request
  requested requester requestid requesting requests require required requirement requirements requires reserved reset
  residential resolve resolved resource resources respond responded responding response responses rest restart restore
  restored restrict restricted restriction resubmit result results retried retries retrieve retrieved retrieving retry
  return returned returning returns reversal reversals reversed review revocation revoke revoked revokes revoking
  reward rewards rewrites rfc rgb rhd right risk rok rol role roll rolled room root rotated round route router
  routines routing row rsa rsd rsted rub rule rules run runner running runs runtime rur rwf safe said salaries same
  saml sample sandbox sans sar sarif sat satisfied satisfy saturday sav save saver savings saw say says sbd sca scale
  scanning scenario scenarios scheduled scheduling schema schemas scheme schemes scope scopes scp scr screen script
  scripts sdd sdg sdk sdp seal search sec second secondary seconds secret secrets section sections sector secure
  security sed see seed seen sees segment segoe sek seldom select selected selection selects self send sends sent
  sentence sep separator separators sept september sequence serif serve served server serves service serviced servicer
  services servicing session sessions set sets setting settings setup seven several sgd sha shard shards share shared
  shares sheet sheffield shell shift short shorten shortest should show showing shown shows shp shut shutdown shuts
  side sides sighup sign signature signatures signed signer signing signs sigterm silent simple since single sisters
  sit site sits six size sketch skip skipped skk skylark slash slashes sle slice slips sll slot slow small smda sme
  smfl smfo smhy smmo smot smqu smwe smye soap soc society socket sockets socks software sold sole solid some somebody
  something soon sooner sorry sort sos source space span spares speaks special specific specification specified
  specify specs spell spelled spelling spells spent split splits sport spring squid src srd srg srv ssl sslv sso ssp
  sta stack stage stages stale stance stand standalone standard standards standing stands start started starting
  starts startup state statement statements states static status statuses stay stays std step steps still stn sto
  stood stop stopped stops storage store stored straight strange stranger strangers strategy stray stream street
  strict string stringify stroke strong stronger structure structured stub student style stylesheet sub subject submit submitted
  subscribe subscription substitute subtype succeeded succeeds success successful such sufficient suffix suggest suite
  suites sum summary sun sunday sup superfluous supplement supplementary supplies supply support supported suppressed
  sur surcharge surname suspended suspicious svc svg swagger swansea swapped swaps swimming switced switch switched
  switcher sync syntax syp system szl table tag tags take taken takes tally tame tampered target tariff tax tbody tcp
  team technical tell teller tells temp template temporarily temporary ten tenant term terminal terminate terminated
  terms test testcase testing tests testsuite testsuites text textarea texts than thank thanks that thb the thead
  their theirs them themselves then there these they thin thing things third thirteen thirty this thorough those
  thousand thousands thread three threshold throttle throttled throttling through throw thrown throws thu thumbprint
  thursday tied tier tiered tilde timber time timed timeout timeouts times timestamp title tjr tjs tls tlsv tmm tmt
  tnd today todo together token tokens told tolerated tolerates tomcat tomorrow too took tool top total toto touch
  town tpe tpp tra trace traces track trade trader traders trading trailer trailing trans transaction transactions
  transfer transient transitional transport travel travels trial trials tried tries trigger triggered trim trl trouble
  true trust trusted trusts truststore try ttd ttel ttmx ttot tue tuesday turn turns twd twice twin two tyk type
  typeof types tzs uah uak ubuntu udp ugs ugw ugx uid ultimate unable unacceptable unauthenticated unauthorise unauthorised
  unauthorized unavailability unavailable unblocked unchanged und undeclared undefined under understand understood
  unescaped unexpected unexpectedly unhandled unhealthy uninitialised unit universal unknown unless unlock unnoticed
  unordered unpacked unpaid unprocessable unreachable unreached unread unreadable unrecognised unrecognized
  unregistered unresolved unseen unsharded unsigned unspecified unstructured unsuccessful unsupported untidy until unusual update
  updated upgrade upload upper upstream uri uris url urlencoded urls urn usable usage usba usbu usci uscs usd use used
  user userinfo username users uses usfa usfb usfi using usio usn usot uspf usrw uss ussl usual utc utf uui uuid uuids
  uyi uyn uyp uyu uyw uzs valid validate validated validating validation validator validators valign value valued
  values variable variables variant variants various varnish vat veb vector vectors ved vef ver verb verdana verdict
  verdicts verification verified verifier verify verifying version versions very ves via view viewers viewport views
  violate violated violates violation visa visit visitor vnc vnd void vpn vuv waf wait waiting waits waive waived
  waiver waivers waives walk wall wallet walls wanted wants warn warned warning warnings warns was watches water way
  web weblogic webpage website websphere wed wednesday week weekend weekly weeks weight welcome well wellbrook welsh
  went were werkzeug what whatever when where whether which whichever while whitelabel whitelisted whitespace who
  whoever whole wholesale whose why wide widens wider width wildcard wildfly will willing window wish with withdraw
  withdrawal withdrawn withdraws withheld within without woff won word words work worker workers working works world
  worse would wrap wrapping wraps write writes writing written wrong wrote wsdl wst www xaf xag xau xba xbb xbc xbd
  xcd xcg xdr xeu xfo xfu xhtml xml xmlns xof xpd xpf xpt xre xref xss xsu xts xua xxx yaml ydd year yearly years yen
  yer yesterday yet yield yields yml yorkshire you young your yours youth yud yum yun yyyy zal zar zero zeros zmk zmw
  zone zrn zrz zwc zwd zwg zwl zwn zwr
`;

/** All of them. Words of one or two letters are not among them: those pass by themselves. */
export const vocabulary: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
