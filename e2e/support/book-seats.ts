import { expect, type Page } from '@playwright/test';
import { expectLive } from './live';
import { mailsTo } from './mailbox';
import { siteUrl, system } from './system';

const tourSlug = 'discovering-shiva';
export const tourPath = `/spiritual-tours/${tourSlug}`;

interface Departure {
  readonly dateId: string;
  readonly free: number;
}

/** Every departure of the tour as it is sold now. */
export async function departures(): Promise<Departure[]> {
  const answer = await fetch(`${siteUrl()}/api/tours/${tourSlug}/availability`);
  return (await answer.json()) as Departure[];
}

/** The date with the most free seats, so that one run leaves room for the next. */
export async function roomiestDate(): Promise<Departure> {
  const [first] = (await departures()).sort((a, b) => b.free - a.free);
  if (!first) throw new Error('The tour has no dates');
  return first;
}

export async function freeSeatsOn(dateId: string): Promise<number> {
  return (await departures()).find((departure) => departure.dateId === dateId)?.free ?? 0;
}

/** The panel comes to life after the page around it. */
export async function expectPanelLive(page: Page): Promise<void> {
  await expectLive(page);
  await expect
    .poll(
      () =>
        page
          .getByLabel('Departure date')
          .evaluate((field) => Object.keys(field).some((key) => key.startsWith('__react'))),
      { timeout: 20_000 },
    )
    .toBe(true);
}

/** Fills in both steps of the panel, up to the button that pays. */
export async function fillPanel(page: Page, email: string, dateId: string): Promise<void> {
  await page.goto(siteUrl() + tourPath);
  await expectPanelLive(page);
  await page.getByLabel('Departure date').selectOption(dateId);
  await page.getByRole('button', { name: 'Reserve Your Spot' }).click();
  const form = page.getByRole('form', { name: 'Traveller details' });
  await form.getByLabel('First name').fill('Asha');
  await form.getByLabel('Last name').fill('Rao');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: /country/i }).click();
  await page.getByRole('combobox').last().fill('Norway');
  await page.getByRole('option', { name: /Norway/ }).click();
  await form.getByLabel('Phone', { exact: true }).fill('91234567');
  await form.getByRole('checkbox', { name: /I accept/ }).check();
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay deposit/ });

/** The payment provider's own page. */
export async function onPaymentPage(page: Page, press: 'Pay' | 'Decline' | 'Cancel'): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Payment sandbox' })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: press, exact: true }).click();
}

/** The provider closes the payment page that the browser is on. */
export async function expirePaymentPage(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Payment sandbox' })).toBeVisible({ timeout: 20_000 });
  const id = new URL(page.url()).pathname.split('/').pop() ?? '';
  await fetch(`${system().payments}/_sandbox/sessions/${id}/expire`, { method: 'POST' });
  return id;
}

/** The private link of the booking, from the mail. */
export async function manageLink(email: string): Promise<string> {
  const link = async () =>
    /https?:\/\/\S+\/booking\/manage\/[\w-]+/.exec(
      (await mailsTo(email)).map(({ text }) => text).join('\n'),
    )?.[0];
  await expect.poll(link, { timeout: 20_000 }).toBeTruthy();
  return (await link()) ?? '';
}

/** Cancels on the page of the booking for the refund that it shows. */
export async function cancelFor(page: Page, refund: string): Promise<void> {
  await page.getByRole('link', { name: 'Cancel this booking' }).click();
  await page.getByRole('button', { name: `Cancel and get ${refund} back` }).click();
  await expect(page.getByText('Your booking is cancelled').first()).toBeVisible();
}
