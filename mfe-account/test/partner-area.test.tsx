import { describe, expect, it } from '@jest/globals';
import { FakeProblem, renderRemotePage, type FakeAnswer } from '@valam/mfe-kit/testing';
import account from '../src/expose/remote';
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
  it('greets, shows the code, three figures and who used it', async () => {
    const { container, findByRole } = await open('/dashboard/referrals', figures);
    await findByRole('heading', { name: 'Welcome, Leela Fernandes' });
    for (const word of [
      'LEELA108',
      'Copy Code',
      'Copy Referral Link',
      'Total Referrals',
      'People who used your code',
      'Successful Bookings',
      'Completed payments',
      'Pending Inquiries',
      'Awaiting conversion',
      'Your Referrals',
      'USD 4980',
      'Nov 12, 2026',
    ])
      expect(container.textContent).toContain(word);
    const heads = [...container.querySelectorAll('table:last-of-type th')].map((cell) => cell.textContent);
    expect(heads.slice(-7)).toEqual(['Name', 'Email', 'Tour', 'Status', 'Amount', 'Source', 'Date']);
    expect(container.querySelector('a[href="/contact-us"]')).not.toBeNull();
  });

  it('greets by the address where there is no name', async () => {
    const { findByRole } = await open('/dashboard/referrals', figures, null);
    await findByRole('heading', { name: 'Welcome, leela@example.org' });
  });

  it('says what is empty and what could not be had', async () => {
    const empty = { ...figures, 'GET /api/referrals/stats/LEELA108': stats({ leads: [] }) };
    expect((await open('/dashboard/referrals', empty)).container.textContent).toContain(
      'No referrals yet. Start sharing your code!',
    );
    const failing = { ...figures, 'GET /api/referrals/stats/LEELA108': away };
    const { findByText } = await open('/dashboard/referrals', failing);
    await findByText('Unable to load referral stats. Please try again later.');
  });

  it('draws the measure that its address names', async () => {
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

  it('show every line with how it was computed, and every payout with its statement', async () => {
    const { container, findByRole } = await open('/dashboard/earnings', all);
    const link = await findByRole('link', { name: 'Statement of $240' });
    expect(link.getAttribute('href')).toBe(`/dashboard/payouts/${aPayout().id}`);
    for (const word of [
      'Base, the difference in US dollars: $480',
      '10% of it: $48',
      'Less than $50 is carried over',
    ])
      expect(container.textContent).toContain(word);
    expect(container.querySelector('a[href="/api/referrals/me/commissions.csv"]')).not.toBeNull();
  });

  it('say what could not be had, part by part', async () => {
    const { findByText } = await open('/dashboard/earnings', {
      ...all,
      'GET /api/referrals/me/commissions': away,
      'GET /api/referrals/me/payouts': away,
    });
    await findByText('Your commission cannot be shown right now. Please try again later.');
    await findByText('Your payouts cannot be shown right now. Please try again later.');
  });

  it('of one payout are a statement; of no one’s there is none', async () => {
    const path = `/dashboard/payouts/${aPayout().id}`;
    const sheet = {
      ...aPayout(),
      details: 'PayPal l····@example.org',
      partner: 'Leela Fernandes',
      items: [aLine()],
    };
    const { container } = await open(path, { [`GET /api/referrals/me/payouts/${aPayout().id}`]: sheet });
    for (const word of ['PayPal l····@example.org', 'SEPA-1', 'V-1'])
      expect(container.textContent).toContain(word);
    const { findByText } = await open(path, {});
    await findByText('404 Page Not Found');
  });
});

describe('the account', () => {
  it('warns of money that would be lost with it', async () => {
    const { container } = await open('/dashboard/account', {
      'GET /api/auth/sessions': [],
      'GET /api/referrals/me': ownReferral(),
    });
    expect(container.textContent).toContain('$48 is earned and not paid yet');
    expect(container.textContent).toContain('This can’t be undone');
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

  it('offers the picture that was named at signup until there is a portrait', async () => {
    const shown = await open('/dashboard/profile', { 'GET /api/profile': { ...own, offeredPicture } });
    const link = await shown.findByRole('link', { name: 'this picture' });
    expect(link.getAttribute('href')).toBe(offeredPicture);
    shown.unmount();
    const without = await open('/dashboard/profile', { 'GET /api/profile': own });
    await without.findByRole('heading', { name: 'Your portrait' });
    expect(without.queryByText(/At signup you named/)).toBeNull();
  });
});
