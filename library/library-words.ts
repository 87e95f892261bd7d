type Words = readonly [said: RegExp, inLibrary: string | ((said: string, ...parts: readonly string[]) => string)];

/** Methods of `bank.consents` by their routes. */
const consentMethods: Readonly<Record<string, string>> = { breakdown: 'breakDown', throttling: 'throttle' };

/**
 * What the inside says to whoever sits at a command line or calls the control plane, and the same for a program that uses the library.
 * The first that fits counts. `library-words.test.ts` finds what is said anywhere and stands here nowhere.
 */
const table: readonly Words[] = [
  [/Start it with --tls --fault ([\w-]+)/g, "Start one with startBank({ tls: true, faults: ['$1'] })"],
  [/Start it with --tls\b/g, 'Start one with startBank({ tls: true })'],
  [/Start it with --release ([\d.]+),([\d.]+)/g, "Make one with release: ['$1', '$2']"],
  [/Start the bank with another --(profile|release)/g, 'Make a bank with another $1'],
  [/Start this one with --profile ([\w-]+)/g, "Make one with profile: '$1'"],
  [/\bas in ([\d.]+),([\d.]+)/g, "as in release: ['$1', '$2']"],
  [/start it with a larger --max-entries \(in a program: (\w+)\)/g, 'make one with a larger $1'],
  [/\bPOST \/stub\/reset\b/g, 'bank.reset()'],
  [/\bGET \/stub\/snapshot\b/g, 'bank.snapshot()'],
  [/\bclient_token in the answer of POST \/stub\/tokens\b/g, 'clientToken of what bank.token() resolves to'],
  [/"(\w+)" in POST \/stub\/tokens\b/g, '$1 in bank.token()'],
  [/\bPOST \/stub\/tokens\b/g, 'bank.token()'],
  [
    /\bPOST \/stub\/consents\/([^\s/]+)\/(\w+)/g,
    (_, id = '', route = '') => `bank.consents.${consentMethods[route] ?? route}('${id}')`,
  ],
  [/\bregistered by a file: aisp stub --clients FILE/g, 'registered with the option clients'],
  [/start the bank with --keys FOLDER or --clients FILE/g, 'give it jwks in the option clients'],
  [/which aisp stub prints at its start/g, 'which bank.clients has'],
  [/ \(or --timeout\)/g, ''],
  [/ to the target file, or give --release [\d.]+/g, ' to the target'],
  [/\bsay with --base-path where/g, 'say with the option basePath where'],
  [/\bLeave --brand out\b/g, 'Name no brand'],
  [
    /\bName one of them with --brand, or with AISP_BRAND for the Playwright suites/g,
    'Give each bank a target of its own',
  ],
  [/\bSee "aisp rules" for the ids(?:; on a command line [^.]*)?/gi, 'docs/rules of the package lists the ids'],
  [/\bsee "aisp rules"/g, 'docs/rules of the package lists them'],
];

/** A text in the words of the library: functions, methods and options by their names, no routes and nothing of a command line. */
export function inLibraryWords(text: string): string {
  return table.reduce(
    (said, [from, to]) => (typeof to === 'string' ? said.replace(from, to) : said.replace(from, to)),
    text,
  );
}
