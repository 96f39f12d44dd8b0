import * as z from 'zod/mini';
import { json, send } from './http.ts';
import { mailedToken } from './mailbox.ts';
import { signIn } from './people.ts';
import type { Person } from './people.ts';
import type { RunFile } from '@valam/local/system/run-file';

export const staffRoles = ['operations', 'sales', 'content', 'finance'] as const;
export const password = 'a long sentence for an audit 1';

async function hire(run: RunFile, owner: Person, role: string, tag: string): Promise<Person> {
  const email = `${role}-${tag}@audit.example`;
  const made = await send(`${run.site}/api/admin/staff`, {
    method: 'POST',
    headers: owner.headers,
    body: { email, fullName: `Audit ${role}`, role },
  });
  if (made.status !== 201)
    throw new Error(`inviting ${role} answered ${made.status}: ${made.text.slice(0, 200)}`);
  const token = await mailedToken(run.mailbox, email, /reset-password\/([\w.-]+)/);
  const chosen = await send(`${run.site}/api/auth/reset-password`, {
    method: 'POST',
    body: { token, password },
  });
  if (chosen.status !== 200) throw new Error(`choosing a password answered ${chosen.status}: ${chosen.text}`);
  return signIn(run.site, { email, password });
}

async function joinAsPartner(run: RunFile, owner: Person, tag: string): Promise<Person & { email: string }> {
  const email = `partner-${tag}@audit.example`;
  const made = await send(`${run.site}/api/auth/signup`, {
    method: 'POST',
    body: { fullName: `Audit Partner ${tag}`, email, password },
  });
  if (made.status !== 201) throw new Error(`signing up answered ${made.status}: ${made.text.slice(0, 200)}`);
  const token = await mailedToken(run.mailbox, email, /verify-email\/([\w.-]+)/);
  await send(`${run.site}/api/auth/verify-email/${token}`);
  const list = json(
    await send(`${run.site}/api/admin/contributors?q=${encodeURIComponent(email)}`, {
      headers: owner.headers,
    }),
    z.object({ items: z.array(z.object({ id: z.string() })) }),
  );
  const id = list?.items[0]?.id;
  if (id)
    await send(`${run.site}/api/admin/contributors/${id}/approve`, {
      method: 'POST',
      headers: owner.headers,
      body: { reason: 'audit' },
    });
  return { ...(await signIn(run.site, { email, password })), email };
}

/** One signed-in person of each kind. */
export async function everybody(run: RunFile, tag: string) {
  const owner = await signIn(run.site, run.admin);
  const people: Record<string, Person | undefined> = { nobody: { headers: {}, role: 'nobody' }, owner };
  people.partner = await joinAsPartner(run, owner, tag);
  for (const role of staffRoles) people[role] = await hire(run, owner, role, tag);
  return people;
}
