import { until } from '../../../local/src/waiting.mjs';
import { json, send } from './http.mjs';
import { signIn } from './people.mjs';

/** @typedef {import('./people.mjs').Person} Person */
/** @typedef {import('../../../local/src/system/run-file.mjs').RunFile} RunFile */

export const staffRoles = /** @type {const} */ (['operations', 'sales', 'content', 'finance']);
export const password = 'a long sentence for an audit 1';

/** The token of the newest email to an address. @param {RunFile} run @param {string} email @param {RegExp} pattern */
async function mailedToken({ mailbox }, email, pattern) {
  const token = await until(
    async () => {
      const mails = json(await send(`${mailbox}/api/messages?to=${encodeURIComponent(email)}`)) ?? [];
      for (const mail of mails) {
        const found = pattern.exec(`${mail.text} ${JSON.stringify(mail.links ?? [])}`);
        if (found?.[1]) return found[1];
      }
      return undefined;
    },
    { timeoutMs: 30_000, everyMs: 200 },
  );
  if (!token) throw new Error(`no link was mailed to ${email}`);
  return token;
}

/** @param {RunFile} run @param {Person} owner @param {string} role @param {string} tag @returns {Promise<Person>} */
async function hire(run, owner, role, tag) {
  const email = `${role}-${tag}@audit.example`;
  const made = await send(`${run.site}/api/admin/staff`, {
    method: 'POST',
    headers: owner.headers,
    body: { email, fullName: `Audit ${role}`, role },
  });
  if (made.status !== 201)
    throw new Error(`inviting ${role} answered ${made.status}: ${made.text.slice(0, 200)}`);
  const token = await mailedToken(run, email, /reset-password\/([\w.-]+)/);
  const chosen = await send(`${run.site}/api/auth/reset-password`, {
    method: 'POST',
    body: { token, password },
  });
  if (chosen.status !== 200) throw new Error(`choosing a password answered ${chosen.status}: ${chosen.text}`);
  return signIn(run.site, { email, password });
}

/** @param {RunFile} run @param {Person} owner @param {string} tag @returns {Promise<Person & { email: string }>} */
async function joinAsPartner(run, owner, tag) {
  const email = `partner-${tag}@audit.example`;
  const made = await send(`${run.site}/api/auth/signup`, {
    method: 'POST',
    body: { fullName: `Audit Partner ${tag}`, email, password },
  });
  if (made.status !== 201) throw new Error(`signing up answered ${made.status}: ${made.text.slice(0, 200)}`);
  const token = await mailedToken(run, email, /verify-email\/([\w.-]+)/);
  await send(`${run.site}/api/auth/verify-email/${token}`);
  const list = json(
    await send(`${run.site}/api/admin/contributors?q=${encodeURIComponent(email)}`, {
      headers: owner.headers,
    }),
  );
  const id = list?.items?.[0]?.id;
  if (id)
    await send(`${run.site}/api/admin/contributors/${id}/approve`, {
      method: 'POST',
      headers: owner.headers,
      body: { reason: 'audit' },
    });
  return { ...(await signIn(run.site, { email, password })), email };
}

/**
 * One person of each kind, signed in.
 * @param {RunFile} run
 * @param {string} tag
 */
export async function everybody(run, tag) {
  const owner = await signIn(run.site, run.admin);
  /** @type {Record<string, Person | undefined>} */
  const people = { nobody: { headers: {}, role: 'nobody' }, owner };
  people.partner = await joinAsPartner(run, owner, tag);
  for (const role of staffRoles) people[role] = await hire(run, owner, role, tag);
  return people;
}
