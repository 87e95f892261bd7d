import { latestRelease } from '../../schemas/releases.ts';
import { loadProfile } from '../../suites/target/load-profile.ts';
import { startBundledBank } from './start-bundled-bank.ts';

/** Serves the bundled bank on the port that is given, until it is stopped: the web server of `suites/playwright.config.ts`. */
await startBundledBank(await loadProfile('service'), latestRelease, [], [], Number(process.argv[2]));
