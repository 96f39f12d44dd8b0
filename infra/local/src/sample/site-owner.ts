import { UserError } from '../user-error.ts';
import { readRunFile } from '../system/run-file.ts';

export interface Owner {
  site: string;
  email: string;
  password: string;
  totp: string | null;
}

/** The owner's credentials: from the environment, or from the record of the local system. */
export async function findOwner(dataDir: string, env: NodeJS.ProcessEnv): Promise<Owner> {
  const totp = env.TOTP || null;
  const { SITE_ORIGIN: site, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env;
  if (site && email && password) return { site, email, password, totp };
  const run = await readRunFile(dataDir);
  if (run) return { site: run.site, ...run.admin, totp };
  throw new UserError(
    'No site: start one here with npm start, or set SITE_ORIGIN, ADMIN_EMAIL and ADMIN_PASSWORD (and TOTP, the code of the moment).',
  );
}

/** Counts of sample content, existing or removed. */
interface Reply {
  message?: string;
  total: number;
  removed: Record<string, unknown>;
  [kind: string]: unknown;
}

/** Signs in to the back office as the owner and returns its API client. */
export async function signIn({ site, email, password, totp }: Owner) {
  const origin = { origin: site, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const answer = await fetch(`${site}/api/auth/login`, {
    method: 'POST',
    headers: origin,
    body: JSON.stringify({ email, password, totp }),
  });
  const body = (await answer.json()) as { totpRequired?: boolean; message?: string; csrfToken: string };
  if (body.totpRequired) throw new UserError('Set TOTP to the code of your authenticator app.');
  if (!answer.ok) throw new UserError(`Signing in failed: ${body.message ?? answer.status}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const headers = { ...origin, cookie, 'x-csrf-token': body.csrfToken };
  return async (address: string, method: 'GET' | 'POST' = 'GET'): Promise<Reply> => {
    const reply = await fetch(site + address, {
      method,
      headers,
      ...(method === 'POST' ? { body: '{}' } : {}),
    });
    const record = (await reply.json()) as Reply;
    if (!reply.ok) throw new UserError(`${address}: ${record.message ?? reply.status}`);
    return record;
  };
}
