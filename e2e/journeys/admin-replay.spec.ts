import { expect, type Page } from '@playwright/test';
import { type Office, visit, type OfficeRecord } from '../support/back-office';
import { expectMails } from '../support/mailbox';
import { test } from '../support/office-test';
import { siteUrl } from '../support/system';
import { refuseRows } from '../support/refuse-rows';

const run = Date.now().toString(36);

async function subscribe(page: Page, email: string): Promise<void> {
  const answer = await page.request.post(`${siteUrl()}/api/newsletter/subscribe`, {
    maxRetries: 1,
    data: { name: 'Asha', email },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Waits until the back office lists a record that contains the text. */
async function listed(office: Office, path: string, words: string): Promise<OfficeRecord> {
  const find = async () => (await office.find(path)).find((record) => JSON.stringify(record).includes(words));
  await expect.poll(async () => Boolean(await find()), { timeout: 40_000 }).toBe(true);
  const record = await find();
  if (!record) throw new Error(`${path}: nothing speaks of ${words}`);
  return record;
}

test('a dead-lettered event is listed, and delivered again when the problem is solved', async ({
  page,
  office,
  desk,
}) => {
  const email = `set-aside-${run}@example.org`;
  const trouble = await refuseRows('notifications', 'mail', `to_address = '${email}'`);
  try {
    await subscribe(page, email);
    const event = await listed(office, 'events?service=notifications', trouble.constraint);
    await visit(page, '/events');
    const row = page
      .locator('tbody tr')
      .filter({ has: page.locator(`a[href$="${encodeURIComponent(event.id)}"]`) });
    await expect(row).toContainText('Notifications');
    await row.getByRole('link').first().click();
    await expect(page.getByText(trouble.constraint).first()).toBeVisible();
  } finally {
    await trouble.mend();
  }
  await desk.press('Replay');
  await expect(page.getByText('It is delivered again.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/events$/);
  await expectMails(email, 1);
  expect(JSON.stringify(await office.find('events?service=notifications'))).not.toContain(trouble.constraint);
});

test('a failing job is listed, given up with a reason, and run again when the problem is solved', async ({
  page,
  office,
  desk,
}) => {
  const email = `not-sent-${run}@example.org`;
  const trouble = await refuseRows('notifications', 'mail', `to_address = '${email}' and state = 'sending'`);
  let key: string;
  try {
    await subscribe(page, email);
    const mail = await listed(office, `mails?to=${encodeURIComponent(email)}`, email);
    key = `mail:${mail.id}`;
    const job = await listed(office, 'jobs?service=notifications&state=retrying', key);
    await visit(page, '/jobs?service=notifications&state=retrying');
    await page
      .locator(`tbody a[href$="${encodeURIComponent(job.id)}"]`)
      .first()
      .click();
    await expect(page.getByText(trouble.constraint).first()).toBeVisible();
    await desk.press('Give up');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('It is looked into');
    await dialog.getByRole('button', { name: 'Give up', exact: true }).click();
    await expect(page.getByText('Cancelled.').first()).toBeVisible();
    await expect(page.getByText('Failed', { exact: true }).first()).toBeVisible();
  } finally {
    await trouble.mend();
  }
  await desk.press('Run now');
  await expect(page.getByText('It runs at once.').first()).toBeVisible();
  await expectMails(email, 1);
  expect(JSON.stringify(await office.find('jobs?service=notifications&state=failed'))).not.toContain(key);
});
