import { expect } from '@playwright/test';
import { readMails, type Mail } from '@valam/testing/mailbox';
import { system } from './system';

/** The emails to an address, newest first. */
export const mailsTo = (address: string): Promise<Mail[]> => readMails(system().mailbox, address);

/** Waits until exactly this many emails have arrived. */
export async function expectMails(address: string, count: number): Promise<Mail[]> {
  await expect.poll(async () => (await mailsTo(address)).length, { timeout: 15_000 }).toBe(count);
  return mailsTo(address);
}

/** Waits for an email with this subject. */
export async function expectMailAbout(address: string, subject: string | RegExp): Promise<void> {
  const subjects = async () => (await mailsTo(address)).map((mail) => mail.subject).join('\n');
  await expect.poll(subjects, { timeout: 30_000 }).toMatch(subject);
}

/** The first link to this page in any email to the address. */
export async function linkTo(address: string, page: string): Promise<string> {
  const pattern = new RegExp(`https?://\\S+${page}/[\\w-]+`);
  const find = async () => pattern.exec((await mailsTo(address)).map(({ text }) => text).join('\n'))?.[0];
  await expect.poll(find, { timeout: 20_000 }).toBeTruthy();
  return (await find()) ?? '';
}
