import { describe, expect, it, jest } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeProblem, renderRemotePage, type FakeAnswer } from '@valam/mfe-kit/testing';
import account from '../src/expose/remote';
import { enter } from './enter';
import { aLine, aPartner, aPayout, ownReferral, stats } from './partners';
import { withCharts } from './with-charts';

withCharts();

const away = new FakeProblem(503, 'identity.unit_away', 'Away.');
const open = (to: string, answers: Record<string, FakeAnswer>, fullName: string | null = 'Leela Fernandes') =>
  renderRemotePage(account, to, {
    answers,
    shell: { session: { status: 'signed-in', csrfToken: 'csrf', user: aPartner(fullName) } },
  });

const figures = { 'GET /api/referrals/stats/LEELA108': stats(), 'GET /api/referrals/me': ownReferral() };

describe('the referral dashboard', () => {
  it('shows a partner their code, three figures and the people who used it', async () => {
    const { findByRole, getByRole, getByText } = await open('/dashboard/referrals', figures);
    await findByRole('heading', { name: 'Welcome, Leela Fernandes' });
    const code = within(getByRole('region', { name: 'Your referral code' }));
    code.getByText('LEELA108');
    code.getByRole('button', { name: 'Copy Code' });
    code.getByRole('button', { name: 'Copy Referral Link' });
    for (const [label, note] of [
      ['Total Referrals', 'People who used your code'],
      ['Successful Bookings', 'Completed payments'],
      ['Pending Inquiries', 'Awaiting conversion'],
    ] as const) {
      getByText(label);
      getByText(note);
    }
    const referrals = within(within(getByRole('region', { name: 'Your Referrals' })).getByRole('table'));
    expect(referrals.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Name',
      'Email',
      'Tour',
      'Status',
      'Amount',
      'Source',
      'Date',
    ]);
    referrals.getByRole('row', { name: /Ingrid Solberg.*Discovering Shiva.*USD 4980.*Nov 12, 2026/ });
    referrals.getByRole('row', { name: /Maya Sen.*USD 2240\.50.*Nov 12, 2026/ });
    expect(getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact-us');
  });

  it('still shows a free retreat that was earned in the year before', async () => {
    const earnedBefore = { year: 2025, completedBookings: 11 };
    const own = { ...ownReferral(), freeRetreat: { ...ownReferral().freeRetreat, earnedBefore } };
    const { findByText } = await open('/dashboard/referrals', { ...figures, 'GET /api/referrals/me': own });
    await findByText(/^11 completed bookings in 2025: a retreat is yours\./);
  });

  it('switches the measure of the chart without moving the scroll position or the focus', async () => {
    const { findByRole, getByRole, router } = await open('/dashboard/referrals', figures);
    const link = await findByRole('link', { name: 'Leads' });
    await userEvent.click(link);
    await findByRole('heading', { name: 'Leads by month' });
    expect(document.activeElement).toBe(link);
    expect(router.state.preventScrollReset).toBe(true);
    expect(getByRole('link', { name: 'Leads' }).getAttribute('aria-current')).toBe('true');
  });

  it.each([
    ['Copy Code', 'LEELA108'],
    ['Copy Referral Link', 'https://valam.example/?ref=LEELA108'],
  ])('puts into the clipboard what “%s” names', async (name, text) => {
    const { findByRole } = await open('/dashboard/referrals', figures);
    // The first call of `setup` installs a clipboard on the window.
    const person = userEvent.setup();
    await person.click(await findByRole('button', { name }));
    expect(await navigator.clipboard.readText()).toBe(text);
  });

  it('shows a message if the browser has no clipboard', async () => {
    const shown = await open('/dashboard/referrals', figures);
    const person = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(() => {
      throw new TypeError('navigator.clipboard is undefined');
    });
    try {
      await person.click(await shown.findByRole('button', { name: 'Copy Code' }));
      await waitFor(() => expect(shown.toast()).toMatchObject({ title: 'Code could not be copied' }));
    } finally {
      write.mockRestore();
    }
  });

  it('greets a partner without a name by their email address', async () => {
    const { findByRole } = await open('/dashboard/referrals', figures, null);
    await findByRole('heading', { name: 'Welcome, leela@example.org' });
  });

  it('has an empty state and an error state', async () => {
    const empty = { ...figures, 'GET /api/referrals/stats/LEELA108': stats({ leads: [] }) };
    const shown = await open('/dashboard/referrals', empty);
    shown.getByText('No referrals yet. Start sharing your code!');
    shown.unmount();
    const failing = { ...figures, 'GET /api/referrals/stats/LEELA108': away };
    const { findByText, findByRole, http } = await open('/dashboard/referrals', failing);
    await findByText('Unable to load referral stats. Please try again later.');
    const asked = () => http.calls.filter(({ path }) => path.includes('/stats/')).length;
    const before = asked();
    await userEvent.click(await findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
  });

  it('draws the chart that the URL selects', async () => {
    const { findByRole } = await open('/dashboard/referrals?chart=earned', figures);
    await findByRole('heading', { name: 'Earned by month' });
    await findByRole('figure', { name: 'Earned by month' });
  });
});

describe('earnings', () => {
  const all = {
    'GET /api/referrals/me': ownReferral(),
    'GET /api/referrals/me/commissions': { items: [aLine()], total: 1, page: 1, perPage: 25 },
    'GET /api/referrals/me/payouts': [aPayout()],
  };

  it('shows the calculation of each commission, and a statement for each payout', async () => {
    const { findByRole, getByRole, getByText } = await open('/dashboard/earnings', all);
    const link = await findByRole('link', { name: 'Statement of $240' });
    expect(link.getAttribute('href')).toBe(`/dashboard/payouts/${aPayout().id}`);
    getByText(/Base, the difference in US dollars: \$480/);
    getByText(/10% of it: \$48/);
    getByText(/Less than \$50 rolls over/);
    expect(getByRole('link', { name: /CSV/ }).getAttribute('href')).toBe('/api/referrals/me/commissions.csv');
  });

  it('scrolls to the commission lines, which are far down the page, when their next page opens', async () => {
    const { findByRole } = await open('/dashboard/earnings', {
      ...all,
      'GET /api/referrals/me/commissions': { items: [aLine()], total: 60, page: 1, perPage: 25 },
    });
    const next = await findByRole('link', { name: 'Next' });
    const { search, hash } = new URL(next.getAttribute('href') ?? '', 'https://site.example');
    expect(search).toBe('?page=2');
    expect(hash.slice(1)).toBe((await findByRole('heading', { name: 'Commission' })).id);
  });

  it('says which part of the earnings could not be loaded', async () => {
    const { findByText } = await open('/dashboard/earnings', {
      ...all,
      'GET /api/referrals/me/commissions': away,
      'GET /api/referrals/me/payouts': away,
    });
    await findByText('Your commission cannot be shown right now. Please try again later.');
    await findByText('Your payouts cannot be shown right now. Please try again later.');
  });

  it('shows the statement of one of the partner’s payouts, and 404 for any other', async () => {
    const path = `/dashboard/payouts/${aPayout().id}`;
    const sheet = {
      ...aPayout(),
      details: 'PayPal l····@example.org',
      partner: 'Leela Fernandes',
      items: [aLine()],
    };
    const shown = await open(path, { [`GET /api/referrals/me/payouts/${aPayout().id}`]: sheet });
    for (const words of [/PayPal l····@example\.org/, /SEPA-1/, /V-1/]) shown.getByText(words);
    shown.unmount();
    const { findByText } = await open(path, {});
    await findByText('404 Page Not Found');
  });
});

describe('a link to any page', () => {
  it('is created in a live region without moving the focus', async () => {
    const shown = await open('/dashboard/share', figures);
    const button = await shown.findByRole('button', { name: 'Make the link' });
    const place = (await shown.findByText(/\/\?ref=LEELA108$/, { selector: 'p' })).closest('[aria-live]');
    await userEvent.selectOptions(shown.getByLabelText(/Where will it be seen/), 'instagram');
    await userEvent.click(button);
    await waitFor(() => expect(place?.textContent).toContain('utm_source=instagram'));
    expect(place?.isConnected).toBe(true);
    expect(document.activeElement).toBe(button);
  });

  it('is in the texts, and each picture has one to its own tour, as the page says', async () => {
    const picture = { src: '/media/walk', width: 1200, height: 800, alt: 'A walk', placeholder: '#ccc' };
    const walk = { slug: 'walk', title: 'A walk', displayPhoto: picture };
    const shown = await open('/dashboard/share?page=/blog', { ...figures, 'GET /api/tours': [walk] });
    await shown.findByText('The texts below carry this link. Each picture has its own, to its tour.');
    expect(shown.getAllByText(/valam\.example\/blog\?ref=LEELA108 /)).toHaveLength(3);
    const person = userEvent.setup();
    await person.click(await shown.findByRole('button', { name: 'Copy the link to A walk' }));
    expect(await navigator.clipboard.readText()).toMatch(/\/spiritual-tours\/walk\?ref=LEELA108$/);
  });

  it('shows an error at its field if it leads to another site', async () => {
    const shown = await open('/dashboard/share', figures);
    const page = await shown.findByLabelText(/^Page/);
    await enter(page, 'https://elsewhere.example/tours');
    await userEvent.click(shown.getByRole('button', { name: 'Make the link' }));
    await shown.findByText(/This isn’t a page of/);
    expect(document.activeElement).toBe(page);
    await enter(page, '/blog');
    await waitFor(() => expect(shown.queryByText(/This isn’t a page of/)).toBeNull());
  });
});

describe('the profile', () => {
  const own = {
    ...aPartner(null).contributor,
    ...{ about: null, expertise: null, tagline: null, jobTitle: null, country: null, statesCovered: null },
    ...{ languagesSpoken: null, interests: null, website: null, facebook: null, instagram: null },
    ...{ twitter: null, linkedin: null, youtube: null, mobile: null, gender: null, referralLink: null },
    ...{ contributingArea: 'Guide', profilePhoto: null, photos: [], showContact: false, version: 1 },
    createdAt: '2026-11-12T06:00:00.000Z',
  };
  const offeredPicture = 'https://pictures.example/leela.jpg';

  it('offers the picture from the sign-up until there is a portrait', async () => {
    const shown = await open('/dashboard/profile', { 'GET /api/profile': { ...own, offeredPicture } });
    const link = await shown.findByRole('link', { name: 'this picture' });
    expect(link.getAttribute('href')).toBe(offeredPicture);
    shown.unmount();
    const without = await open('/dashboard/profile', { 'GET /api/profile': own });
    await without.findByRole('heading', { name: 'Your portrait' });
    expect(without.queryByText(/When you signed up, you linked to/)).toBeNull();
  });

  it('leads to a public page once there is one, and speaks of none to affiliates', async () => {
    const withProfile = (over: object) =>
      open('/dashboard/profile', { 'GET /api/profile': { ...own, ...over } });
    const unwritten = await withProfile({});
    await unwritten.findByText(/Your public page appears once you have written something/);
    expect(unwritten.queryByRole('link', { name: 'See your public page' })).toBeNull();
    unwritten.unmount();
    const written = await withProfile({ about: 'I walk slowly.' });
    const link = await written.findByRole('link', { name: 'See your public page' });
    expect(link.getAttribute('href')).toBe('/host/leela-fernandes');
    written.getByRole('checkbox', { name: /on my public page/ });
    written.unmount();
    const affiliate = await withProfile({ contributingArea: 'Affiliate' });
    await affiliate.findByText(/Photos and a public page are for hosts and guides/);
    expect(affiliate.queryByText(/Your page isn’t listed/)).toBeNull();
    expect(affiliate.queryByRole('checkbox')).toBeNull();
  });
});
