import { get as getClear } from 'node:http';
import { get as getSecure } from 'node:https';

/**
 * The health check of the image, which has no curl: ends with 0 where the bank answers `GET /health` with 200, with 1 where it does
 * not. AISP_HEALTH_URL says where the bank is, when it is given another port or serves TLS.
 */
const url = new URL(process.env.AISP_HEALTH_URL ?? 'http://127.0.0.1:8080/health');
const get = url.protocol === 'https:' ? getSecure : getClear;

// Within the container: its own certificate proves nothing here, and its name is another.
const request = get(url, { rejectUnauthorized: false, timeout: 4000 }, (answer) => {
  answer.resume();
  process.exitCode = answer.statusCode === 200 ? 0 : 1;
});
request.on('timeout', () => request.destroy(new Error(`${url.href} does not answer`)));
request.on('error', ({ message }) => {
  console.error(message);
  process.exitCode = 1;
});
