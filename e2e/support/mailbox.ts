import { expect } from '@playwright/test';
import { system } from './system';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly { readonly filename: string; readonly contentType: string }[];
}

/** What has arrived for an address, newest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const answer = await fetch(`${system().mailbox}/api/messages?to=${encodeURIComponent(address)}`);
  return (await answer.json()) as Mail[];
}

/** Waits until so many emails have arrived, and none more. */
export async function expectMails(address: string, count: number): Promise<Mail[]> {
  await expect.poll(async () => (await mailsTo(address)).length, { timeout: 15_000 }).toBe(count);
  return mailsTo(address);
}

/** Waits for an email with such a subject. */
export async function expectMailAbout(address: string, subject: string | RegExp): Promise<void> {
  const subjects = async () => (await mailsTo(address)).map((mail) => mail.subject).join('\n');
  await expect.poll(subjects, { timeout: 30_000 }).toMatch(subject);
}

/** The first link in any email to someone that leads to such a page. */
export async function linkTo(address: string, page: string): Promise<string> {
  const pattern = new RegExp(`https?://\\S+${page}/[\\w-]+`);
  const find = async () => pattern.exec((await mailsTo(address)).map(({ text }) => text).join('\n'))?.[0];
  await expect.poll(find, { timeout: 20_000 }).toBeTruthy();
  return (await find()) ?? '';
}
