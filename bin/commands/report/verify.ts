import type { Command } from 'commander';
import { print } from '../../../reports/print.ts';
import { age, filled, webAddress } from '../../options.ts';
import type { VerifyOptions } from '../../report/verify-folder.ts';

const notes = `
Exit codes:
  0 intact   1 not intact, not signed, or not what was asked for   2 bad usage
  4 the files are as they were signed, and there is no evidence to judge again

Example:
  $ aisp run --target bank.yaml --sign key.pem --out signed
  $ openssl pkey -in key.pem -pubout -out public.pem
  $ aisp report verify signed --key public.pem
  $ aisp report verify signed --key public.pem --target https://api.bank.example --max-age 30d`;

/** `aisp report verify`: is a signed report as it was signed, and does its evidence say what it says? */
export function verifyCommand(report: Command): void {
  report
    .command('verify')
    .description('check the signature of a report, its files, and its verdicts against its evidence')
    .argument('<folder>', 'output folder of a run that was signed', filled)
    .requiredOption('--key <file>', 'public key, or certificate, of who signed it, in PEM', filled)
    .option('--target <url>', 'the base URL that must have been judged', webAddress)
    .option('--max-age <time>', 'the oldest that the report may be, such as 36h or 30d', age)
    .option(
      '--timestamp-authority <file>',
      'certificate, in PEM, of the authority (or of its root) that must have dated the signature',
      filled,
    )
    .addHelpText('after', notes)
    .action(async (folder: string, options: VerifyOptions) => {
      const { verifyFolder } = await import('../../report/verify-folder.ts');
      const { text, exitCode } = await verifyFolder(folder, options);
      print(process.stdout, text);
      process.exitCode = exitCode;
    });
}
