import { readFile } from 'node:fs/promises';
import { expect, type Browser } from '@playwright/test';
import { signedIn, visit } from './back-office';

export interface Due {
  readonly partner: string;
  /** In US dollars, with cents if there are any. */
  readonly dollars: number;
}

/** The partner's row of the bank file, by column name. */
function lineOf(csv: string, partner: string): Readonly<Record<string, string>> | null {
  const [head = '', ...lines] = csv.replace(/^\uFEFF/, '').split(/\r?\n/);
  const line = lines.find((one) => one.includes(partner));
  if (!line) return null;
  const cells = line.split(',');
  return Object.fromEntries(head.split(',').map((name, index) => [name, cells[index] ?? '']));
}

/**
 * Pays a partner as the office does: previews the run, creates it, downloads the bank file and marks its payouts as paid.
 * Returns the payout's number.
 */
export async function payOut(
  browser: Browser,
  { partner, dollars }: Due,
  paymentReference: string,
): Promise<string> {
  const context = await signedIn(browser);
  const page = await context.newPage();
  const dialog = page.getByRole('dialog');
  const open = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const confirm = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  const takeFile = async (): Promise<string> => {
    await open('CSV for the bank');
    const downloading = page.waitForEvent('download');
    await confirm('CSV for the bank');
    const csv = await readFile(await (await downloading).path(), 'utf8');
    await expect(dialog).toHaveCount(0);
    return csv;
  };

  await visit(page, '/payouts');
  await open('Payout run');
  const planned = dialog
    .getByRole('table', { name: 'Partners' })
    .getByRole('row')
    .filter({ hasText: partner });
  await expect(planned).toContainText(`$${dollars.toLocaleString('en-US')}`);
  await expect(planned).toContainText('Pay');
  await confirm('Payout run');
  await expect(page.getByText('The payouts are proposed.').first()).toBeVisible();

  const line = lineOf(await takeFile(), partner);
  expect(line).toMatchObject({ Email: partner, 'Amount USD': dollars.toFixed(2), PayPal: partner });
  const payout = line?.['Payout'] ?? '';
  await visit(page, `/payouts/${payout}`);
  await open('Mark as paid');
  await dialog.getByLabel('Reference of the payment').fill(paymentReference);
  await confirm('Mark as paid');
  await expect(page.getByText('Marked as paid.').first()).toBeVisible();
  await expect(page.getByText(paymentReference).first()).toBeVisible();

  await visit(page, '/payouts');
  expect(lineOf(await takeFile(), partner), 'who is paid is not paid again').toBeNull();
  await context.close();
  return payout;
}
