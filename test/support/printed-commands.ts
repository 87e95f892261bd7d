import { type Command, CommanderError } from 'commander';
import { createProgram } from '../../bin/program.ts';

/** A command as somebody reads it, and copies it. */
export interface PrintedCommand {
  /** As it is written. */
  readonly text: string;
  /** What is set before it, `…` for what the reader has to fill in. */
  readonly env: Readonly<Record<string, string>>;
  /** What `aisp` is told, without what a pipe or a redirection follows. */
  readonly words: readonly string[];
  /** True for a mention within a sentence, which may leave out arguments and stand for them with a word like `FILE`. */
  readonly mentioned: boolean;
}

const called = `(?:npx (?:aisp-conformance|aisp)|aisp)(?= |$)`;
/** A line of a block of code, of a help text or of a guide. */
const ofLine = new RegExp(String.raw`^(?:\s*\$ |\s*)((?:[A-Z][A-Z_]*=\S+ )*${called}.*)$`, 'gm');
/** Between backticks, quotes or tags of code. */
const ofSentence = new RegExp(String.raw`(?:\x60|"|“|<code>)(${called}[^\x60"”<\n]*)(?=\x60|"|”|<)`, 'g');
const begun = new RegExp(`^${called} ?`);

/** The commands of a text: its lines that are commands, and those that its sentences mention. */
export function commandsIn(text: string): readonly PrintedCommand[] {
  const lines = [...text.matchAll(ofLine)].map(([, line = '']) => printed(line, false));
  const mentions = [...text.matchAll(ofSentence)].map(([, line = '']) => printed(line, true));
  const found = [...lines, ...mentions].filter(({ words: [first] }) => first !== undefined && /^[a-z-]+$/.test(first));
  return [...new Map(found.map((each) => [each.text, each])).values()];
}

function printed(line: string, mentioned: boolean): PrintedCommand {
  const text = line.replace(/(?: {2,}[a-z#]| #).*$/, '').trim();
  const env: Record<string, string> = {};
  let rest = text;
  for (let set = /^([A-Z][A-Z_]*)=(\S+) /.exec(rest); set !== null; set = /^([A-Z][A-Z_]*)=(\S+) /.exec(rest)) {
    env[set[1] ?? ''] = set[2] ?? '';
    rest = rest.slice(set[0].length);
  }
  return { text, env, words: wordsOf(rest.replace(begun, '')), mentioned };
}

/** The words of a shell, up to a pipe, a redirection, another command or a comment. */
function wordsOf(line: string): readonly string[] {
  const words: string[] = [];
  for (const [part] of line.matchAll(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g)) {
    if (/^(?:\||>|&&|;|#)/.test(part)) break;
    words.push(part.replaceAll(/'([^']*)'|"([^"]*)"/g, (_, single, double) => single ?? double));
  }
  return words;
}

/** Ids that a command may name, by the option that takes them; `rules` and `faults` name rules. */
export interface KnownIds {
  readonly faults: readonly string[];
  readonly variants: readonly string[];
  readonly rules: readonly string[];
}

/** The first id of a command that does not exist; undefined where all do. */
export function unknownId({ words, mentioned }: PrintedCommand, known: KnownIds): string | undefined {
  const [command, first] = words;
  const after = (option: string) => words.flatMap((word, at) => (words[at - 1] === option ? [word] : []));
  const isGlob = (glob: string) => {
    const parts = glob.split('*').map((part) => part.replace(/[^\w-]/g, '\\$&'));
    return known.rules.some((id) => new RegExp(`^${parts.join('.*')}$`).test(id));
  };
  const faults = after('--fault').filter((id) => !known.faults.includes(id));
  const variants = after('--variant').filter((id) => !known.variants.includes(id));
  const named = command === 'rules' && first !== undefined && !first.startsWith('-') ? [first] : [];
  const rules = [...named, ...after('--rule'), ...after('--only')].filter((glob) => !isGlob(glob));
  // In a sentence, capitals alone or a template of a message stand for an id.
  return [...faults, ...variants, ...rules].find((id) => !(mentioned && /^(?:\[?[A-Z]+\]?|\$\{.*)$/.test(id)));
}

const leaves = (command: Command): readonly Command[] => [command, ...command.commands.flatMap(leaves)];

/** What is wrong with a command by its words alone: undefined where it would begin its work. */
export async function wordsProblem({ words, mentioned }: PrintedCommand): Promise<string | undefined> {
  const program = createProgram();
  for (const each of leaves(program)) {
    each.exitOverride().configureOutput({ writeOut: () => {}, writeErr: () => {} });
    if (each.commands.length === 0) each.action(() => {});
  }
  try {
    await program.parseAsync(mentioned ? words.map(filledIn) : [...words], { from: 'user' });
    return undefined;
  } catch (error) {
    if (!(error instanceof CommanderError)) return String(error);
    // A sentence that names a command and one of its options need not repeat the rest.
    const harmless = ['commander.help', 'commander.helpDisplayed', 'commander.version'];
    const partial = [
      'commander.missingArgument',
      'commander.missingMandatoryOptionValue',
      'commander.optionMissingArgument',
    ];
    return [...harmless, ...(mentioned ? partial : [])].includes(error.code) ? undefined : error.message;
  }
}

const stands: Readonly<Record<string, string>> = {
  N: '2',
  'I/N': '1/2',
  'URL]': 'https://tsa.example',
  'text|json|html]': 'text',
};

/** A word that stands for a value, as `N`, by such a value; `[--format` and `REPORT…` are as a synopsis writes them. */
function filledIn(word: string): string {
  return stands[word] ?? word.replace(/^\[/, '').replace(/[\]…]+$/, '');
}
