import { json, send } from '../../../packages/testing/src/http.ts';
import { readMails } from '../../../packages/testing/src/mailbox.ts';
import * as z from 'zod/mini';

/** Polls a condition, and throws after the timeout. */
export type Until = (what: string, look: () => Promise<unknown>, seconds: number) => Promise<void>;

export async function subscribe(site: string, email: string) {
  const answer = await send(`${site}/api/newsletter/subscribe`, {
    method: 'POST',
    headers: { origin: site },
    body: { email },
  });
  if (Math.floor(answer.status / 100) !== 2)
    throw new Error(`the newsletter answered ${answer.status}: ${answer.text}`);
}

/** Checks pages and API responses that involve every unit. */
export async function smoke({ site, mailbox, until }: { site: string; mailbox: string; until: Until }) {
  const read = async (path: string) => {
    const answer = await send(site + path);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    return answer;
  };
  const tours = json(await read('/api/tours'), z.array(z.object({ slug: z.string() })));
  const slug = tours?.[0]?.slug;
  if (!slug) throw new Error('/api/tours lists no tour');
  for (const path of ['/', '/spiritual-tours', `/spiritual-tours/${slug}`]) {
    // Right after startup on a slow machine, a page may time out waiting for data with a 503, and succeed a moment
    // later.
    const isWhole = async () => /<h1[^]*<\/html>/.test((await read(path)).text);
    await until(`${path} to be a whole page`, isWhole, 30);
  }
  await read(`/api/tours/${slug}/availability`);
  const script = /"(\/assets\/[^"]+\.js)"/.exec((await read('/')).text)?.[1];
  if (!script) throw new Error('the home page names no script');
  await read(script);

  const email = `smoke-${Date.now()}@visitor.example`;
  await subscribe(site, email);
  // Leads stored the lead and published the event, and notifications sent the email.
  await until('the mail to arrive', async () => (await readMails(mailbox, email)).length > 0, 60);
  return { slug };
}
