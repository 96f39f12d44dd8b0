import { existsSync } from 'node:fs';
import { UserError } from '../user-error.ts';
import { findProgram, installSystemPackage } from '../system-package.ts';
import { downloadNats } from './archive.ts';

const oftenLeftOut = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/**
 * Finds `nats-server` in this order: the environment variable, the PATH, the release archive, the system's packages.
 */
export async function findNats(named: string | undefined, log: (line: string) => void) {
  if (named) {
    if (existsSync(named)) return named;
    throw new UserError(`NATS_SERVER_BIN names ${named}, which does not exist.`);
  }
  const find = () => findProgram(['nats-server'], oftenLeftOut);
  const found =
    find() ??
    (await downloadNats(log)) ??
    ((await installSystemPackage('nats-server', log)) ? find() : undefined);
  if (found) return found;
  throw new UserError(
    'No nats-server: it is neither on PATH nor could it be downloaded or installed. One of these helps: ' +
      'install it (apt install nats-server, brew install nats-server); set NATS_SERVER_BIN to the program; ' +
      'set NATS_URL to a server with JetStream; allow downloads from github.com.',
  );
}
