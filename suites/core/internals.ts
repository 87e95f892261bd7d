import { parsedJson, walk } from './json.ts';

/** A package name as Java writes it, in reverse: no word of a sentence, and no host, which is written the other way round. */
const javaPackage = String.raw`(?:com|org|net|io|dev|(?:uk\.(?:co|org|gov)))(?:\.[a-z]\w{0,40}){1,9}`;
const frameworks =
  'django|flask|werkzeug|fastapi|starlette|sqlalchemy|psycopg2?|asyncpg|pydantic(?:_core)?|urllib3|botocore';
/** Exceptions of the runtimes themselves, by the first part of their names. */
const exceptions = [
  'NullPointer|NullReference|ClassCast|NumberFormat|Illegal(?:Argument|State)|Unsupported(?:Operation|Encoding)',
  'Invalid(?:Operation|Cast|Definition)|Argument(?:Null|OutOfRange)|(?:Array|String)?IndexOutOf(?:Bounds|Range)',
  'KeyNotFound|NoSuchElement|NoSuchMethod|DateTimeParse|Json(?:Parse|Mapping|Processing|Syntax|Reader|Serialization)',
  'HttpMessageNotReadable|MethodArgument(?:NotValid|TypeMismatch)|UnrecognizedProperty|MismatchedInput|ConstraintViolation',
  'DataIntegrityViolation|DataAccess|Hibernate|Sql|SQL|StackOverflow|ConcurrentModification',
].join('|');

/** Marks of internals that no text written for a caller has by chance. Each is bounded: bodies are foreign text. */
const internals: readonly RegExp[] = [
  // Frames of stacks: of Java, Node, .NET and Go, and a source file with its line.
  /\bat (?:async |new )?[\w$.<>[\]`]{1,200} ?\([^)\s]{0,300}\.[a-z]\w{0,4}:\d+(?::\d+)?\)/,
  /\bat (?:async )?(?:file:\/\/)?\/[^\s():]{1,300}\.[cm]?[jt]s:\d+/,
  /\bat [\w.`<>]{1,200}\([^)]{0,300}\) in [^\r\n]{1,300}:line \d+/,
  /\bgoroutine \d+ \[/,
  /\bpanic: runtime error\b/,
  /Traceback \(most recent call last\)/,
  /\bFile "[^"\r\n]{1,300}", line \d+/,
  /\b\w{1,80}\.(?:java|kt|scala|py|go|cs|rb|php|[cm]?[jt]s):\d+\b/,
  /\bnode:internal\//,
  // Names of classes, packages and types.
  new RegExp(String.raw`(?<![\w.@/-])${javaPackage}\.[A-Z]\w{0,80}[a-z]\w{0,80}`),
  /(?<![\w.@/-])(?:javax?|jakarta|kotlin|scala|org\.springframework|org\.hibernate|org\.apache|com\.sun|com\.fasterxml)(?:\.[a-z]\w{0,40}){1,9}\b/,
  /\b(?:System|Microsoft)\.(?:[\w$]{1,60}\.){0,8}\w{0,80}(?:Exception|Error)\b/,
  /\bSystem\.(?:Nullable`|Collections\.Generic|DateTime(?:Offset)?\b|Int32\b|Guid\b)/,
  /\bMicrosoft\.(?:AspNetCore|EntityFrameworkCore|Extensions|IdentityModel|Data)\b/,
  new RegExp(String.raw`\b(?:${exceptions})Exception\b`),
  new RegExp(String.raw`\b(?:${frameworks})(?:\.[a-z_]\w{0,40}){1,9}\.[A-Z]\w{0,80}`),
  /\b(?:Attribute|Key|Value|Type|Index|Name|Reference|ModuleNotFound|UnboundLocal|ZeroDivision|Range)Error: /,
  /<(?:class|module|function) '[\w.]{1,200}'/,
  /\bobject at 0x[0-9a-f]{4,}/i,
  /\.\(\*\w{1,80}\)\.\w/,
  /(?<![\w/.-])(?:github\.com|gitlab\.com|golang\.org|gopkg\.in|go\.uber\.org)\/[\w./-]{1,200}\.(?:\w{1,80}\(|func\d)/,
  /\binto Go (?:struct field|value of type)\b/,
  // Queries and what databases say.
  /\b(?:ORA-\d{5}|SQLSTATE\b|SQLException\b|PG::\w{1,80}Error)/,
  /\bSELECT\b[^"]{1,200}\bFROM\b[^"]{1,200}\b(?:WHERE|JOIN|LIMIT)\b/,
  /(?:\/node_modules\/|\/usr\/(?:src|lib|local)\/|\/var\/(?:www|lib)\/|[A-Z]:\\\\?(?:inetpub|Users|Windows)\\)/,
];

/** The first mark of the inside of a program that a text has: a stack trace, an exception, a class, a query, a path. */
export function internalIn(text: string): string | undefined {
  return internals.map((mark) => mark.exec(text)?.[0]).find((mark) => mark !== undefined);
}

/** The same of a body: of JSON in its texts, where no escape stands between what it shows and what is looked for. */
export function internalInBody(body: string): string | undefined {
  const texts = walk(parsedJson(body)).flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  return texts.length === 0 ? internalIn(body) : texts.map(internalIn).find((mark) => mark !== undefined);
}
