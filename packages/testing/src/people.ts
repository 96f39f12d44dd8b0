import * as z from 'zod/mini';
import { json, send } from './http.ts';

/** a signed-in person: the headers of their calls */
export interface Person {
  headers: Record<string, string>;
  role: string;
}

const SignedIn = z.object({ csrfToken: z.string(), user: z.object({ role: z.string() }) });

export async function signIn(
  site: string,
  { email, password }: { email: string; password: string },
): Promise<Person> {
  const answer = await send(`${site}/api/auth/login`, {
    method: 'POST',
    body: { email, password },
    headers: { origin: site, 'sec-fetch-site': 'same-origin' },
  });
  const body = json(answer, SignedIn);
  const cookies = (answer.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
  if (answer.status !== 200 || !body)
    throw new Error(`signing in as ${email} answered ${answer.status}: ${answer.text.slice(0, 200)}`);
  return { headers: { cookie: cookies, 'x-csrf-token': body.csrfToken }, role: body.user.role };
}
