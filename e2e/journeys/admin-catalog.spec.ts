import { expect } from '@playwright/test';
import { expectScreen, visit } from '../support/back-office';
import { test } from '../support/office-test';
import { siteUrl } from '../support/system';

const run = Date.now().toString(36);

test.describe.configure({ timeout: 90_000 });

test('imports temples from CSV: a dry run with errors per row, then the import', async ({
  page,
  office,
  desk,
}) => {
  const file = (rows: string) => ({
    name: 'temples.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`name,slug,district,lat\n${rows}`),
  });
  await visit(page, '/temples/csv');
  const input = page.getByLabel('File');
  await input.setInputFiles(
    file(
      `Rock ${run},rock-${run},Tiruchirappalli,10.8\n,,Madurai,9.9\nSea,sea-${run},Ramanathapuram,north\n`,
    ),
  );
  await desk.press('Check the file');
  await expect(page.getByText('Checked. Nothing has changed yet')).toBeVisible();
  const problems = page.getByRole('table', { name: 'Problems' });
  await expect(problems.getByRole('row', { name: /^3 name/ })).toBeVisible();
  await expect(problems.getByRole('row', { name: /^4 lat/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import' })).toBeDisabled();
  expect(await office.find(`temples?q=rock-${run}`)).toEqual([]);
  await input.setInputFiles(file(`Rock ${run},rock-${run},Tiruchirappalli,10.8\n`));
  await desk.press('Check the file');
  await expect(page.getByText('1 new, 0 changed, 0 with problems.')).toBeVisible();
  await desk.press('Import');
  await desk.expectToast('Everything is imported.');
  await visit(page, `/temples?q=${run}`);
  await expect(page.getByRole('link', { name: `Rock ${run}` })).toBeVisible();
});

test('uploads an image with its texts and sets its focal point', async ({ page, office, desk }) => {
  await visit(page, '/media/upload');
  const portrait = await page.request.get(
    `${siteUrl()}/media/${(await office.find('media?perPage=1'))[0]?.id}/480.jpeg`,
  );
  const file = page.getByLabel(/^Upload: picture/);
  await expect(file).toBeDisabled();
  await page.getByLabel('What the picture shows').fill(`A lamp, ${run}`);
  // A few trailing bytes change the file's hash, not its image.
  await file.setInputFiles({
    name: 'lamp.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([await portrait.body(), Buffer.from(run)]),
  });
  await expect(page).toHaveURL(/\/admin\/media\/[0-9a-f]{32}/, { timeout: 20_000 });
  await expectScreen(page);
  const target = page.getByRole('button', { name: 'Point at what stays in view' });
  await target.locator('img').evaluate((image) => (image as HTMLImageElement).decode());
  const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 };
  await target.click({ position: { x: width * 0.25, y: height * 0.75 } });
  await expect(page.getByLabel('From the left, percent')).toHaveValue('25');
  await expect(page.getByLabel('From the top, percent')).toHaveValue('75');
  await desk.press('Save');
  await desk.expectToast('Saved.');
  const key = new URL(page.url()).pathname.split('/').pop() ?? '';
  expect(await office.read(`media/${key}`)).toMatchObject({ alt: `A lamp, ${run}`, focus: { x: 25, y: 75 } });
});

test('reorders claims with the keyboard, and back by dragging', async ({ page, desk }) => {
  await visit(page, '/settings/arrange');
  const names = () =>
    page
      .getByRole('list')
      .filter({ has: page.getByRole('button', { name: / down$/ }) })
      .locator('li > span')
      .allTextContents();
  const before = await names();
  const [first = '', second = ''] = before;
  await page.getByRole('button', { name: `${first} down` }).press('Enter');
  expect((await names()).slice(0, 2)).toEqual([second, first]);
  await desk.press('Save this order');
  await desk.expectToast('The order is saved.');
  await page.reload();
  await expectScreen(page);
  expect((await names()).slice(0, 2)).toEqual([second, first]);
  const row = (name: string) => page.locator('li[draggable]').filter({ hasText: name });
  await row(first).dragTo(row(second));
  expect(await names()).toEqual(before);
  await desk.press('Save this order');
  await desk.expectToast('The order is saved.');
});

test('publishes several at once and archives them', async ({ page, office, desk }) => {
  for (const number of [1, 2])
    await office.do('faqs', { question: `Bulk ${run} ${number}?`, answer: 'Yes.', type: 'Bulk' });
  await visit(page, `/faqs?q=Bulk ${run}`);
  for (const action of ['Publish', 'Archive']) {
    await page.getByRole('checkbox').first().check();
    await desk.press('All 2 on this page');
    await desk.press(action);
    await desk.pressInDialog(action);
    await desk.expectToast('2 in all.');
    await expect(page.getByText('2 in all.').first()).toBeHidden({ timeout: 15_000 });
  }
  const states = (await office.find(`faqs?q=Bulk ${run}`)).map(({ status }) => status);
  expect(states).toEqual(['archived', 'archived']);
});

test('detects a concurrent change of the same record, compares, and overwrites nothing', async ({
  page,
  office,
  desk,
}) => {
  const made = await office.do('venues', { name: `House ${run}`, town: 'Pondicherry' });
  await visit(page, `/venues/${made.id}`);
  await page.getByLabel('Name', { exact: true }).fill(`House by the sea ${run}`);
  await page.getByLabel('Country (optional)').fill('India');
  const theirs = await office.change(made, 'venues', { name: `Their house ${run}`, views: 'The sea' });
  expect(theirs.status()).toBe(200);
  await desk.press('Save');
  await desk.expectToast('Someone else has changed this in the meantime.');
  await desk.press('Compare theirs and mine');
  await page.getByLabel(`Theirs: Their house ${run}`).check();
  await desk.press('Save this version');
  await desk.expectToast('Saved.');
  expect(await office.read(`venues/${made.id}`)).toMatchObject({
    name: `Their house ${run}`,
    country: 'India',
    views: 'The sea',
  });
});
