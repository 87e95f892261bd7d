import { FileError } from '../../files/file-error.ts';
import { readText } from '../../files/read-file.ts';
import { ConfigurationError } from './configuration-error.ts';
import { nearFile } from './near-file.ts';

const readCures: Readonly<Record<string, readonly [what: string, cure: string]>> = {
  ENOENT: ['does not exist', 'Check the path.'],
  ENOTDIR: ['does not exist', 'Check the path.'],
  EISDIR: ['is a folder', 'Name the file in it.'],
  EACCES: ['may not be read', 'Give yourself permission to read it.'],
};

/** No URL of a bank ends so: whoever wrote this meant a file. */
const isNamedAsFile = /\.(ya?ml|json)$/i;

/** The text of a file. Throws a ConfigurationError when it cannot be read. */
export function readSource(file: string): string {
  try {
    return readText(file, 'configuration');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    const [what, usual] =
      readCures[code] ??
      (error instanceof FileError
        ? [error.message, 'Name a file that holds it.']
        : [`cannot be read (${code})`, 'Check the path.']);
    const near = code === 'ENOENT' ? nearFile(file) : undefined;
    const otherwise =
      code === 'ENOENT' && !isNamedAsFile.test(file) ? `${usual} A URL begins with http:// or https://.` : usual;
    throw new ConfigurationError([
      { code: 'unreadable-file', message: `The file ${file} ${what}.`, cure: near ?? otherwise },
    ]);
  }
}
