import { until } from '@valam/local/waiting';
import * as z from 'zod/mini';

/** A received email, with further fields of the mailbox API. */
export const Mail = z.looseObject({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  links: z.array(z.string()),
  attachments: z.array(z.looseObject({ filename: z.string(), contentType: z.string() })),
});
export type Mail = z.output<typeof Mail>;

/**
 * Emails received by an address, newest first.
 * @param mailbox its URL in `run.json`
 */
export async function readMails(mailbox: string | undefined, address: string): Promise<Mail[]> {
  if (!mailbox) throw new Error('The system that runs sends real email: there is no mailbox to read');
  const answer = await fetch(`${mailbox}/api/messages?to=${encodeURIComponent(address)}`);
  return z.array(Mail).parse(await answer.json());
}

/** The token of a link in the newest email to an address; waits for the email. */
export async function mailedToken(mailbox: string | undefined, address: string, link: RegExp) {
  const token = await until(
    async () => {
      for (const mail of await readMails(mailbox, address)) {
        const found = link.exec(`${mail.text} ${JSON.stringify(mail.links)}`);
        if (found?.[1]) return found[1];
      }
      return undefined;
    },
    { timeoutMs: 60_000, everyMs: 200 },
  );
  if (!token) throw new Error(`no link was mailed to ${address}`);
  return token;
}
