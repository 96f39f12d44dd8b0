import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Obstacle } from '../problem.mjs';

/** @typedef {{ site: string, email: string, password: string, totp: string | null }} Owner */

/**
 * Whose site it is: from the environment, or from the record of the system that runs here.
 * @param {string} dataDir
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Owner>}
 */
export async function findOwner(dataDir, env) {
  const totp = env.TOTP || null;
  const { SITE_ORIGIN: site, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env;
  if (site && email && password) return { site, email, password, totp };
  try {
    const run = JSON.parse(await readFile(path.join(dataDir, 'run.json'), 'utf8'));
    return { site: run.site, email: run.admin.email, password: run.admin.password, totp };
  } catch {
    throw new Obstacle(
      'No site: start one here with npm start, or set SITE_ORIGIN, ADMIN_EMAIL and ADMIN_PASSWORD (and TOTP, the code of the moment).',
    );
  }
}

/**
 * Calls of the back office as the owner.
 * @param {Owner} owner
 */
export async function signIn({ site, email, password, totp }) {
  const origin = { origin: site, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const answer = await fetch(`${site}/api/auth/login`, {
    method: 'POST',
    headers: origin,
    body: JSON.stringify({ email, password, totp }),
  });
  /** @type {any} */
  const body = await answer.json();
  if (body.totpRequired) throw new Obstacle('Set TOTP to the code of your authenticator app.');
  if (!answer.ok) throw new Obstacle(`Signing in failed: ${body.message ?? answer.status}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const headers = { ...origin, cookie, 'x-csrf-token': body.csrfToken };
  /** @param {string} address @param {'GET' | 'POST'} [method] @returns {Promise<any>} */
  return async (address, method = 'GET') => {
    const reply = await fetch(site + address, {
      method,
      headers,
      ...(method === 'POST' ? { body: '{}' } : {}),
    });
    /** @type {any} */
    const record = await reply.json();
    if (!reply.ok) throw new Obstacle(`${address}: ${record.message ?? reply.status}`);
    return record;
  };
}
