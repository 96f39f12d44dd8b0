import { expect, type Locator, type Page } from '@playwright/test';
import { expectFieldLive, expectLive } from '@valam/testing/live';
import { holdSeats } from './checkout-by-api';
import { mailsTo } from './mailbox';
import { tourPath, type OwnDate } from './own-dates';
import { onPaymentPage, payByApi } from './payment-page';
import { siteUrl } from './system';

/** A unique email address. */
export const someone = (what: string): string => `${what}-${crypto.randomUUID().slice(0, 8)}@example.org`;

export async function freeSeatsOn({ id }: OwnDate): Promise<number | undefined> {
  const answer = await fetch(`${siteUrl()}/api${tourPath.replace('spiritual-tours', 'tours')}/availability`);
  const departures = (await answer.json()) as { dateId: string; free: number }[];
  return departures.find(({ dateId }) => dateId === id)?.free;
}

/** Opens the panel and waits for its hydration, which comes after that of the page. */
export async function openPanel(page: Page, search = '', path: string = tourPath): Promise<void> {
  await page.goto(siteUrl() + path + search);
  await expectLive(page);
  await page.getByLabel('Departure date').scrollIntoViewIfNeeded();
  await expectFieldLive(page.getByLabel('Departure date'));
}

/** Fills in both steps of the panel, up to the payment button. */
export async function fillPanel(
  page: Page,
  email: string,
  { id, path }: OwnDate,
  { travellers = 1 } = {},
): Promise<void> {
  await openPanel(page, '', path);
  await page.getByLabel('Departure date').selectOption(id);
  for (let count = 1; count < travellers; count++)
    await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'Reserve Your Spot' }).click();
  const form = page.getByRole('form', { name: 'Traveler details' });
  await form.getByLabel('First name').fill('Asha');
  await form.getByLabel('Last name').fill('Rao');
  await form.getByLabel('Email').fill(email);
  await chooseNorway(page, form);
  await form.getByLabel('Phone', { exact: true }).fill('91234567');
  await form.getByRole('checkbox', { name: /I accept/ }).check();
}

export async function chooseNorway(page: Page, form: Page | Locator = page): Promise<void> {
  await form.getByRole('button', { name: /country/i }).click();
  await page.getByRole('combobox', { name: 'Search countries' }).fill('Norway');
  await page.getByRole('option', { name: /Norway/ }).click();
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay (deposit )?[$€£₹]/ });

const wayToPay = (name: string) => (page: Page) => page.getByRole('radio', { name, exact: true });

export const payLater = wayToPay('Deposit now, balance later');
export const payByTheMonth = wayToPay('Deposit now, balance in monthly installments');
export const payInFull = wayToPay('Pay in full now');

/** Waits for the result page, which may first wait for the payment provider's webhook. */
export async function expectOutcome(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 30_000 });
}

/** The private link of one kind, from the newest email to this address that contains one. */
export async function mailedLink(
  email: string,
  to: 'manage' | 'waitlist' | 'share',
  subject = /./,
): Promise<string> {
  const link = async () =>
    (await mailsTo(email))
      .filter((mail) => subject.test(mail.subject))
      .map(({ text }) => new RegExp(`https?://\\S+/booking/${to}/[\\w-]+`).exec(text)?.[0])
      .find(Boolean);
  await expect.poll(link, { timeout: 30_000 }).toBeTruthy();
  return (await link()) ?? '';
}

/** Books and pays the deposit, then opens the booking's page. Returns its link. */
export async function bookAndManage(
  page: Page,
  email: string,
  date: OwnDate,
  options: { travellers?: number } = {},
): Promise<string> {
  await fillPanel(page, email, date, options);
  // Full payment is preselected when the balance is due at once.
  await payLater(page).check();
  await payButton(page).click();
  await onPaymentPage(page, 'Pay');
  await expectOutcome(page, 'Your deposit is paid');
  const link = await mailedLink(email, 'manage');
  await openManaged(page, link);
  return link;
}

/** The same by API calls, for journeys that begin with a booking whose deposit is paid. */
export async function openBooked(
  page: Page,
  email: string,
  { id, tourId, price }: OwnDate,
  { travellers = 1 } = {},
): Promise<string> {
  const order = { dateId: id, tourId, email, quantity: travellers, amount: price * travellers };
  const { url } = await holdSeats(order, { plan: 'deposit' });
  await payByApi(url);
  const link = await mailedLink(email, 'manage');
  await openManaged(page, link);
  return link;
}

export async function openManaged(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expectLive(page);
}

/** The state of the booking, as shown on its page. */
export const stateLine = (page: Page, state: string) =>
  page.getByRole('img', { name: new RegExp(`Your booking: ${state}`) });
