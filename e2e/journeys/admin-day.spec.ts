import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { expectScreen, hire, Office, signedIn, visit } from '../support/back-office';
import {
  bookByCard,
  bookByTelephone,
  expectBookings,
  newDeparture,
} from '../support/departure-with-bookings';
import { expectMails, mailsTo } from '../support/mailbox';
import { expectLive } from '../support/live';
import { oneTimeCode } from '../support/one-time-code';
import { expectPaymentPage } from '../support/payment-page';
import { siteUrl } from '../support/system';

const run = Date.now().toString(36);

let context: BrowserContext;
let office: Office;
let page: Page;

test.describe.configure({ timeout: 90_000 });

test.beforeEach(async ({ browser }) => {
  context = await signedIn(browser);
  office = await Office.of(context);
  page = await context.newPage();
});
test.afterEach(() => context.close());

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = () => page.getByRole('dialog');
// The corner of a dialog has a button that closes it as well.
const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true }).first().click();
const expectToast = (text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

test('answers an enquiry with a proposal that leads to a payment', async ({ request }) => {
  const email = `asks-${run}@example.org`;
  const sent = await request.post(`${siteUrl()}/api/leads`, {
    data: {
      type: 'private_tour_inquiry',
      name: `Mira ${run}`,
      mainInterests: ['Temples'],
      email,
      mobile: '+4791234567',
      message: 'Four of us, in spring.',
      quantity: 4,
    },
  });
  expect(sent.status(), await sent.text()).toBe(201);
  await visit(page, `/leads?q=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name: new RegExp(run) }).click();
  await expectScreen(page);
  await press('Send a proposal');
  await dialog().getByLabel('Title (optional)').fill('Four at the river');
  await dialog().getByLabel('First day (optional)').fill('2027-03-02');
  await dialog().getByLabel('Last day (optional)').fill('2027-03-09');
  await dialog().getByLabel('People').fill('4');
  await dialog().getByLabel('Total', { exact: true }).fill('4800');
  await inDialog('Send a proposal');
  const link = await dialog().getByLabel('The proposal').inputValue();
  await expect.poll(async () => JSON.stringify(await mailsTo(email)), { timeout: 20_000 }).toContain(link);
  await inDialog('Close');
  await page.goto(link);
  await expect(page.getByText('$4,800').first()).toBeVisible();
  await expectLive(page);
  await page.getByRole('checkbox', { name: /I accept/ }).check();
  await page.getByRole('button', { name: 'Take it and pay' }).click();
  await expectPaymentPage(page);
});

test('gives the guide a roster with chosen columns that ends, and ends it sooner', async ({ browser }) => {
  const date = await newDeparture(office, 260, 4);
  await bookByTelephone(office, date, `roster-${run}@example.org`);
  await expectBookings(office, date.dateId, 'deposit_paid', 1);
  await visit(page, `/departures/${date.dateId}`);
  await press('Roster');
  await inDialog('Roster');
  await expect(
    dialog()
      .getByRole('cell', { name: /Tele Phone/ })
      .first(),
  ).toBeVisible();
  await inDialog('Close');
  await press('Link for the guide');
  for (const column of ['Contact', 'Emergency']) await dialog().getByLabel(column, { exact: true }).uncheck();
  await inDialog('Link for the guide');
  const link = await dialog().getByLabel('Link for the guide').inputValue();
  await inDialog('Close');
  const guide = await browser.newContext();
  const view = await guide.newPage();
  await view.goto(link);
  await expect(view.getByText('Tele Phone').first()).toBeVisible();
  await expect(view.getByText(`roster-${run}@example.org`)).toHaveCount(0);
  await expect(view.getByText(/This link works until/)).toBeVisible();
  await press('End all links');
  await inDialog('End all links');
  await expectToast('No link works any more.');
  const closed = await view.goto(link);
  expect(closed?.status()).toBe(404);
  await guide.close();
});

test('brings temples in from CSV: first tried, with errors per row, then done', async () => {
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
  await press('Try it');
  await expect(page.getByText('Tried, nothing is changed')).toBeVisible();
  const problems = page.getByRole('table', { name: 'Problems' });
  await expect(problems.getByRole('row', { name: /^3 name/ })).toBeVisible();
  await expect(problems.getByRole('row', { name: /^4 lat/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bring it in' })).toBeDisabled();
  expect(await office.find(`temples?q=rock-${run}`)).toEqual([]);
  await input.setInputFiles(file(`Rock ${run},rock-${run},Tiruchirappalli,10.8\n`));
  await press('Try it');
  await expect(page.getByText('1 new, 0 changed, 0 with problems.')).toBeVisible();
  await press('Bring it in');
  await expectToast('It is all in.');
  await visit(page, `/temples?q=${run}`);
  await expect(page.getByRole('link', { name: `Rock ${run}` })).toBeVisible();
});

test('uploads a picture with its words and points at what stays in view', async () => {
  await visit(page, '/media/upload');
  const portrait = await page.request.get(
    `${siteUrl()}/media/${(await office.find('media?perPage=1'))[0]?.id}/480.jpeg`,
  );
  const file = page.getByLabel(/^Upload: picture/);
  await expect(file).toBeDisabled();
  await page.getByLabel('What the picture shows').fill(`A lamp, ${run}`);
  // A few bytes behind the end make another picture of the same drawing.
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
  await expect(page.getByLabel('From the left, per cent')).toHaveValue('25');
  await expect(page.getByLabel('From the top, per cent')).toHaveValue('75');
  await press('Save');
  await expectToast('Saved.');
  const key = new URL(page.url()).pathname.split('/').pop() ?? '';
  expect(await office.read(`media/${key}`)).toMatchObject({ alt: `A lamp, ${run}`, focus: { x: 25, y: 75 } });
});

test('puts claims into another order by the keyboard, and back by dragging', async () => {
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
  await press('Keep this order');
  await expectToast('The order is kept.');
  await page.reload();
  await expectScreen(page);
  expect((await names()).slice(0, 2)).toEqual([second, first]);
  const row = (name: string) => page.locator('li[draggable]').filter({ hasText: name });
  await row(first).dragTo(row(second));
  expect(await names()).toEqual(before);
  await press('Keep this order');
  await expectToast('The order is kept.');
});

test('publishes several at once and archives them', async () => {
  for (const number of [1, 2])
    await office.do('faqs', { question: `Bulk ${run} ${number}?`, answer: 'Yes.', type: 'Bulk' });
  await visit(page, `/faqs?q=Bulk ${run}`);
  for (const action of ['Publish', 'Archive']) {
    await page.getByRole('checkbox').first().check();
    await press('All 2 on this page');
    await press(action);
    await inDialog(action);
    await expectToast('2 in all.');
    await expect(page.getByText('2 in all.').first()).toBeHidden({ timeout: 15_000 });
  }
  const states = (await office.find(`faqs?q=Bulk ${run}`)).map(({ status }) => status);
  expect(states).toEqual(['archived', 'archived']);
});

test('is told when somebody else changed the same record, compares, and overwrites nothing', async () => {
  const made = await office.do('venues', { name: `House ${run}`, town: 'Pondicherry' });
  await visit(page, `/venues/${made.id}`);
  await page.getByLabel('Name', { exact: true }).fill(`House by the sea ${run}`);
  await page.getByLabel('Country (optional)').fill('India');
  const theirs = await office.change(made, 'venues', { name: `Their house ${run}`, views: 'The sea' });
  expect(theirs.status()).toBe(200);
  await press('Save');
  await expectToast('Somebody else has changed this meanwhile.');
  await press('Compare theirs and mine');
  await page.getByLabel(`Theirs: Their house ${run}`).check();
  await press('Save so');
  await expectToast('Saved.');
  expect(await office.read(`venues/${made.id}`)).toMatchObject({
    name: `Their house ${run}`,
    country: 'India',
    views: 'The sea',
  });
});

test('declines one partner with a reason, suspends and reinstates another', async () => {
  const partner = async (name: string) => {
    const email = `${name}-${run}@example.org`;
    await page.request.post(`${siteUrl()}/api/auth/signup`, {
      data: {
        fullName: `${name} ${run}`,
        email,
        password: 'a-Long-enough-1-passphrase',
        contributingArea: 'Affiliate',
      },
    });
    const find = () => office.find(`contributors?q=${email}`);
    await expect.poll(async () => (await find()).length, { timeout: 20_000 }).toBe(1);
    return { email, id: (await find())[0]?.id ?? '' };
  };
  const declined = await partner('declined');
  await visit(page, `/contributors/${declined.id}`);
  await press('Decline');
  await dialog().getByLabel('Reason').fill('We know no work of yours yet');
  await inDialog('Decline');
  await expectToast('Declined.');
  await expect
    .poll(async () => JSON.stringify(await mailsTo(declined.email)), { timeout: 20_000 })
    .toContain('We know no work of yours yet');
  const other = await partner('suspended');
  await office.do(`contributors/${other.id}/approve`);
  await visit(page, `/contributors/${other.id}`);
  await press('Suspend');
  await dialog().getByLabel('Reason').fill('A complaint is looked into');
  await inDialog('Suspend');
  await expectToast('Suspended.');
  await press('Reinstate');
  await inDialog('Reinstate');
  await expectToast('Reinstated.');
});

test('sends a mail once more', async () => {
  const email = `again-${run}@example.org`;
  await page.request.post(`${siteUrl()}/api/newsletter/subscribe`, { data: { name: 'Again', email } });
  await expectMails(email, 1);
  await visit(page, `/mails?to=${encodeURIComponent(email)}`);
  await page.locator('tbody').getByRole('link').first().click();
  await expectScreen(page);
  await press('Send again');
  await inDialog('Send again');
  await expectToast('It is on its way.');
  await expectMails(email, 2);
});

test('asks the provider about a payment once more, and nothing happens twice', async () => {
  const date = await newDeparture(office, 280, 4);
  await bookByCard(office, date, `asked-again-${run}@example.org`);
  const [paid] = await expectBookings(office, date.dateId, 'deposit_paid', 1);
  const [event] = await office.find(`webhooks?bookingId=${paid?.id}&type=checkout.session.completed`);
  await visit(page, `/webhooks?record=${event?.id}`);
  const before = await office.read(`bookings/${paid?.id}`);
  await press('Ask the provider again');
  await expectToast('It is looked up again.');
  const after = await office.read(`bookings/${paid?.id}`);
  expect(after['payments']).toEqual(before['payments']);
});

test('sees every unit, every remote and its version on one page', async () => {
  await visit(page, '/health');
  await expect(page.getByText('Pages and calls are served.')).toBeVisible();
  for (const unit of ['shell', 'gateway', 'catalog', 'leads', 'identity', 'notifications'])
    await expect(page.getByRole('row', { name: new RegExp(`^${unit} Open`) })).toBeVisible();
  const live = (await (await page.request.get(`${siteUrl()}/remotes.json`)).json()) as Record<
    string,
    { version: string }
  >;
  for (const [name, { version }] of Object.entries(live))
    await expect(page.getByRole('row', { name: new RegExp(`^${name} .*${version}`) })).toBeVisible();
});

test('invites a colleague, who sets one-time codes up and needs them from then on', async ({ browser }) => {
  const colleague = await hire(office, browser, 'sales');
  const desk = await signedIn(browser, colleague);
  const own = await desk.newPage();
  await visit(own, '/codes');
  await own.getByRole('button', { name: 'Set up codes' }).click();
  const secret = /type the key: ([A-Z2-7]+)/.exec(
    (await own.getByText(/type the key/).textContent()) ?? '',
  )?.[1];
  expect(secret).toBeTruthy();
  await expect(own.getByRole('img', { name: 'The key as a QR code' })).toBeVisible();
  await own.getByLabel('Code from the app').fill(oneTimeCode(secret ?? ''));
  await own.getByRole('button', { name: 'Confirm' }).click();
  await expect(own.getByText('On. 10 recovery codes are left.')).toBeVisible();
  const recovery = (await own.locator('pre').textContent())?.split('\n')[0] ?? '';
  const login = (code?: string) =>
    own.request.post(`${siteUrl()}/api/auth/login`, {
      data: { ...colleague, ...(code ? { totp: code } : {}) },
    });
  expect(await (await login()).json()).toEqual({ totpRequired: true });
  expect(recovery).toMatch(/^0-[0-9a-z]{5}-[0-9a-z]{5}$/);
  await desk.close();
});
