import { execFileSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { UserError } from '../user-error.ts';

export interface Account {
  uid: number;
  gid: number;
}

function accountOf(name: string): Account | undefined {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

/**
 * The account that the server runs as: PostgreSQL refuses root, so as root it runs under an unprivileged account. An
 * existing cluster keeps its owner.
 * @returns undefined: as the caller
 */
export async function serverAccount(clusterDir: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(clusterDir).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const account = accountOf('postgres') ?? accountOf('nobody') ?? accountOf('daemon');
  if (account) return account;
  throw new UserError(
    'PostgreSQL refuses to run as root and this machine has none of the accounts postgres, nobody, daemon. Run as a normal user or set DATABASE_URL.',
  );
}
