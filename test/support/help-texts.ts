import type { Command } from 'commander';
import { createProgram } from '../../bin/program.ts';

/** What `aisp --help` prints, and each command with `--help`, by the words of the command. */
export function helpTexts(): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const read = (command: Command, words: readonly string[]) => {
    let text = '';
    command.configureOutput({
      writeOut: (part) => {
        text += part;
      },
      getOutHelpWidth: () => 80,
    });
    command.outputHelp();
    texts.set(words.join(' '), text);
    for (const each of command.commands) read(each, [...words, each.name()]);
  };
  read(createProgram(), []);
  return texts;
}
