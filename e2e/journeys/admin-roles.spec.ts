import { expect, test } from '@playwright/test';
import { hire, Office, signedIn, visit } from '../support/back-office';
import { dayInIndia } from '../support/days';
import { siteUrl } from '../support/system';

const reports = ['sales', 'occupancy', 'funnel', 'cash', 'partners', 'promises'];
const day = dayInIndia(0);
const today = new URLSearchParams({ from: day, to: day }).toString();

/** The limits of a role: screens without a link to them, and calls that are refused. */
interface Limits {
  readonly role: string;
  /** Those that it may read; all others are refused. */
  readonly reports: readonly string[];
  readonly opens: readonly string[];
  readonly shut: readonly string[];
  /** Lists that it may not read, and actions on a record of a list (`all`: on the whole list). */
  readonly unread: readonly string[];
  readonly refused: readonly (readonly [entity: string, action: string])[];
  /** Lists in which it may create nothing. */
  readonly unwritten: readonly string[];
}

const limits: readonly Limits[] = [
  {
    role: 'operations',
    reports,
    opens: ['Departures', 'Bookings', 'Payments', 'Contributors', 'Audit log', 'Jobs'],
    shut: ['Staff and roles', 'Payouts', 'Pictures'],
    unread: ['staff', 'payouts', 'media'],
    refused: [
      ['tours', 'publish'],
      ['tours', 'archive'],
      ['commissions', 'void'],
      ['refunds', 'mark-paid'],
      ['payouts/all', 'run'],
    ],
    unwritten: ['tours', 'blogs', 'staff'],
  },
  {
    role: 'sales',
    reports: ['occupancy', 'funnel', 'partners', 'promises'],
    opens: ['Departures', 'Bookings', 'Leads', 'People', 'Proposals'],
    shut: [
      'Payments',
      'Refunds',
      'Commissions',
      'Payouts',
      'Staff and roles',
      'Audit log',
      'Jobs',
      'Accounts',
    ],
    unread: [
      'payments',
      'refunds',
      'invoices',
      'commissions',
      'payouts',
      'staff',
      'audit',
      'jobs',
      'events',
      'users',
    ],
    refused: [
      ['bookings', 'refund'],
      ['bookings', 'cancel'],
      ['bookings', 'offline-payment'],
      ['departures', 'cancel'],
      ['departures', 'roster'],
      ['contributors', 'approve'],
      ['tours', 'publish'],
    ],
    unwritten: ['tours', 'staff', 'contributors'],
  },
  {
    role: 'content',
    reports: ['occupancy'],
    opens: ['Tours', 'Articles', 'Policies', 'Pictures', 'Reviews', 'Newsletter'],
    shut: [
      'Bookings',
      'Departures',
      'Leads',
      'People',
      'Payments',
      'Payouts',
      'Staff and roles',
      'Audit log',
    ],
    unread: [
      'bookings',
      'departures',
      'leads',
      'people',
      'payments',
      'invoices',
      'payouts',
      'staff',
      'audit',
      'users',
    ],
    refused: [
      ['bookings', 'refund'],
      ['departures', 'cancel'],
      ['contributors', 'suspend'],
      ['tours/all', 'replay'],
    ],
    unwritten: ['bookings', 'staff'],
  },
  {
    role: 'finance',
    reports,
    opens: ['Bookings', 'Payments', 'Refunds', 'Commissions', 'Payouts'],
    shut: ['People', 'Accounts', 'Pictures', 'Staff and roles', 'Audit log', 'Jobs'],
    unread: ['people', 'users', 'media', 'staff', 'audit', 'jobs'],
    refused: [
      ['bookings', 'cancel'],
      ['bookings', 'move'],
      ['departures', 'close'],
      ['leads', 'quote'],
      ['contributors', 'approve'],
      ['tours', 'publish'],
    ],
    unwritten: ['bookings', 'tours', 'staff'],
  },
];

for (const { role, reports: mayRead, opens, shut, unread, refused, unwritten } of limits)
  test(`${role}: sees its own screens; all others are refused on the page and in the API`, async ({
    browser,
  }) => {
    test.setTimeout(90_000);
    const ownerContext = await signedIn(browser);
    const owner = await Office.of(ownerContext);
    const context = await signedIn(browser, await hire(owner, browser, role));
    const office = await Office.of(context);
    const page = await context.newPage();

    await visit(page, '');
    const places = page.getByRole('navigation', { name: 'Back office' });
    for (const name of opens) await expect(places.getByRole('link', { name, exact: true })).toBeVisible();
    for (const name of shut) await expect(places.getByRole('link', { name, exact: true })).toHaveCount(0);

    for (const report of reports) {
      const isAllowed = mayRead.includes(report);
      const answer = await context.request.get(`${siteUrl()}/api/admin/reports/${report}?${today}`);
      expect([report, answer.status()]).toEqual([report, isAllowed ? 200 : 403]);
      const link = places.locator(`a[href="/admin/reports/${report}"]`);
      await expect(link).toHaveCount(isAllowed ? 1 : 0);
    }

    for (const entity of unread) {
      const answer = await context.request.get(`${siteUrl()}/api/admin/${entity}`);
      expect([entity, answer.status()]).toEqual([entity, 403]);
    }
    const [first] = unread;
    await page.goto(`${siteUrl()}/admin/${first}`);
    await expect(page.getByRole('heading', { name: '403: not for your role' })).toBeVisible();

    for (const [entity, action] of refused) {
      const [record] = entity.includes('/') ? [] : await owner.find(`${entity}?perPage=1`);
      const path = record
        ? `${entity}/${record.id}/${action}`
        : `${entity.replace(/^([^/]+)$/, '$1/x')}/${action}`;
      const answer = await office.send(path, { reason: 'Because' });
      expect([path, answer.status()]).toEqual([path, 403]);
    }
    for (const entity of unwritten) {
      const answer = await office.send(entity, {});
      expect([entity, answer.status()]).toEqual([entity, 403]);
    }
    await context.close();
    await ownerContext.close();
  });

test('the back office requires signing in', async ({ page, request }) => {
  await page.goto(`${siteUrl()}/admin/bookings`);
  await expect(page).toHaveURL(/\/login/);
  for (const entity of ['bookings', 'staff', 'tours', 'today'])
    expect((await request.get(`${siteUrl()}/api/admin/${entity}`)).status()).toBe(401);
});
