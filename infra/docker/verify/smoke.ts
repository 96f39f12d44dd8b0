import { randomUUID } from 'node:crypto';

/** Checks pages and API responses that involve every unit. */
export async function smoke({
  site,
  mailbox,
  until,
}: {
  site: string;
  mailbox: string;
  until: (what: string, look: () => Promise<unknown>, seconds: number) => Promise<void>;
}) {
  const text = async (path: string) => {
    const answer = await fetch(site + path);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    return answer.text();
  };
  const tours = JSON.parse(await text('/api/tours'));
  const slug = tours[0]?.slug;
  if (!slug) throw new Error('/api/tours lists no tour');
  for (const path of ['/', '/spiritual-tours', `/spiritual-tours/${slug}`]) {
    // Right after the start on a slow machine, data may come too late for a page: it is then 503, and whole a moment later.
    await until(
      `${path} to be a whole page`,
      async () => {
        const page = await text(path);
        return page.includes('</html>') && page.includes('<h1');
      },
      30,
    );
  }
  await text(`/api/tours/${slug}/availability`);
  const script = /"(\/assets\/[^"]+\.js)"/.exec(await text('/'))?.[1];
  if (!script) throw new Error('the home page names no script');
  await text(script);

  const email = `smoke-${Date.now()}@visitor.example`;
  const subscribed = await fetch(`${site}/api/newsletter/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), origin: site },
    body: JSON.stringify({ email }),
  });
  if (!subscribed.ok)
    throw new Error(`the newsletter answered ${subscribed.status}: ${await subscribed.text()}`);
  // Leads stored it and published the event, and notifications sent the email.
  await until(
    'the mail to arrive',
    async () => {
      const answer = await fetch(`${mailbox}/api/messages?to=${encodeURIComponent(email)}`);
      return ((await answer.json()) as unknown[]).length > 0;
    },
    60,
  );
  return { slug };
}
