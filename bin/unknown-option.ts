import { type Command, CommanderError } from 'commander';
import { nearNames } from '../schemas/near-names.ts';

const below = (command: Command): readonly Command[] => [command, ...command.commands.flatMap(below)];

function wordsOf(command: Command): string {
  return command.parent === null ? command.name() : `${wordsOf(command.parent)} ${command.name()}`;
}

/** Has every command of a program tell, of an option that it does not have, the nearest of its own or the commands that have it. */
export function tellingOptions(program: Command): Command {
  const all = below(program);
  for (const command of all) {
    // A command above others keeps what Commander suggests for their names.
    if (command.commands.length === 0) command.showSuggestionAfterError(false);
    command.exitOverride((error) => {
      const untold = error.code === 'commander.unknownOption' && !error.message.includes('Did you mean');
      throw untold ? withCure(error, command, all) : error;
    });
  }
  return program;
}

function withCure(error: CommanderError, command: Command, all: readonly Command[]): CommanderError {
  const [, option = ''] = /'([^']+)'/.exec(error.message) ?? [];
  return new CommanderError(error.exitCode, error.code, `${error.message}\n${cureFor(option, command, all)}`);
}

function cureFor(option: string, command: Command, all: readonly Command[]): string {
  const own = command.options.flatMap(({ long }) => long ?? []);
  const [near] = nearNames(option, option.startsWith('--') ? own : []);
  if (near !== undefined) return `Did you mean ${near}?`;
  const help = `"${wordsOf(command)} --help" lists the options of this command.`;
  const others = all.filter(({ options }) => options.some(({ long, short }) => option === long || option === short));
  if (others.length === 0) return help;
  return `${others.map((each) => `"${wordsOf(each)}"`).join(', ')} ${others.length === 1 ? 'has' : 'have'} it. ${help}`;
}
