import { expect, type Page } from '@playwright/test';
import { system } from './system';

/** Clicks a button of the payment provider's page. */
export async function onPaymentPage(page: Page, press: 'Pay' | 'Decline' | 'Cancel'): Promise<void> {
  await expectPaymentPage(page);
  await page.getByRole('button', { name: press, exact: true }).click();
}

export async function expectPaymentPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Payment sandbox' })).toBeVisible({ timeout: 20_000 });
}

/** Sets the behavior of a saved card from now on. */
export async function bankAnswers(methodId: string, card: 'good' | 'decline' | 'authenticate') {
  await tell('POST', `/payment_methods/${methodId}/answer`, { card });
}

/** Saves a card on the provider's page. */
export async function saveCardOnPage(page: Page, card: 'good' | 'decline' | 'authenticate' | 'india') {
  await expectPaymentPage(page);
  await page.getByRole('combobox').selectOption(card);
  await page.getByRole('button', { name: 'Save card', exact: true }).click();
}

/** Expires the payment page that the browser shows, as the provider would. */
export async function expirePaymentPage(page: Page): Promise<string> {
  await expectPaymentPage(page);
  const id = pageId(page);
  await tell('POST', `/sessions/${id}/expire`, {});
  return id;
}

/** Pays on the payment page that the browser shows and drops the provider's webhook. Returns the session's id. */
export async function payUnheard(page: Page): Promise<string> {
  await expectPaymentPage(page);
  const id = pageId(page);
  await tell('PUT', '/behaviour', { dropWebhooks: true });
  try {
    await tell('POST', `/sessions/${id}/pay`, { outcome: 'success' });
  } finally {
    await tell('PUT', '/behaviour', { dropWebhooks: false });
  }
  return id;
}

/** Pays a payment page that no browser has opened. */
export async function payByApi(url: string): Promise<void> {
  await tell('POST', `/sessions/${idIn(url)}/pay`, { outcome: 'success' });
}

const idIn = (url: string): string => new URL(url).pathname.split('/').pop() ?? '';

const pageId = (page: Page): string => idIn(page.url());

async function tell(method: string, path: string, body: object): Promise<void> {
  const answer = await fetch(`${system().payments}/_sandbox${path}`, { method, body: JSON.stringify(body) });
  expect(answer.ok).toBe(true);
}
