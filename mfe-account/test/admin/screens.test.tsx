import { describe, expect, it } from '@jest/globals';
import { FakeProblem } from '@valam/mfe-kit/testing';
import { fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter } from '../enter';
import { openAdmin } from './open-admin';

const tour = { id: 'aa', title: 'Discovering Shiva', slug: 'discovering-shiva', status: 'draft', days: 10 };

describe('access', () => {
  it('denies a partner the back office, with a message', async () => {
    const { findByText } = await openAdmin('/admin/tours', {}, 'contributor');
    await findByText('403: for staff only');
  });

  it('denies a role a list that it may not read', async () => {
    const { findByText } = await openAdmin('/admin/payments', {}, 'content');
    await findByText('403: not for your role');
  });
});

describe('a mistyped or truncated URL', () => {
  it.each([
    ['/admin/tours/100%25', '/api/admin/tours/100%25'],
    ['/admin/tours/%zz', '/api/admin/tours/%25zz'],
  ])('names no record if its percent sign begins no letter: %s', async (address, asked) => {
    const { findByText, http } = await openAdmin(address, {});
    await findByText('There is no such record.');
    expect(http.calls.map(({ path }) => path)).toContain(asked);
  });

  it('links to the list in which the record is missing', async () => {
    const { findByRole } = await openAdmin('/admin/tours/gone', {});
    const said = (await findByRole('heading', { name: 'There is no such record.' })).parentElement;
    const back = within(said ?? document.body).getByRole('link', { name: 'Tours' });
    expect(back.getAttribute('href')).toBe('/admin/tours');
  });
});

describe('the layout', () => {
  it('logs out from a screen of the back office', async () => {
    const { findByRole, http } = await openAdmin('/admin/quotes', {
      'GET /api/admin/quotes': { items: [], total: 0 },
      'POST /api/auth/logout': { ok: true },
    });
    await userEvent.click(await findByRole('button', { name: 'Logout' }));
    expect(http.calls.find(({ path }) => path === '/api/auth/logout')?.headers['x-csrf-token']).toBe('csrf');
  });

  it.each([
    ['/admin/tours', /^Tours \| Back office \| /],
    ['/admin/reports/cash', /^Cash \| Back office \| /],
    ['/admin/password', /^Back office \| /],
  ])(
    'names the screen in the title of the tab, because staff work in several: %s',
    async (address, title) => {
      await openAdmin(address, { 'GET /api/admin/tours': { items: [], total: 0 } });
      await waitFor(() => expect(document.title).toMatch(title));
    },
  );

  it('breaks a title of one very long word, such as a name, so that it fits a phone', async () => {
    const { findByRole } = await openAdmin('/admin/tours/aa', {
      'GET /api/admin/tours/aa': { ...tour, version: 1, title: 'Venkatanarasimharajuvaripeta' },
    });
    const title = await findByRole('heading', { level: 1, name: 'Venkatanarasimharajuvaripeta' });
    expect(getComputedStyle(title).overflowWrap).toBe('anywhere');
  });
});

describe('the password screen', () => {
  it('changes the password with the current one', async () => {
    const { findByRole, findByLabelText, http } = await openAdmin(
      '/admin/password',
      { 'POST /api/auth/change-password': { message: 'Changed.' } },
      'sales',
    );
    await findByRole('link', { name: 'My password', current: 'page' });
    for (const [label, value] of [
      ['Current password', 'a walk around the hill'],
      ['New password', 'a swim across the lake'],
      ['Confirm password', 'a swim across the lake'],
    ] as const)
      await enter(await findByLabelText(label), value);
    await userEvent.click(await findByRole('button', { name: 'Change password' }));
    const sent = http.calls.find(({ path }) => path === '/api/auth/change-password');
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      currentPassword: 'a walk around the hill',
      password: 'a swim across the lake',
    });
  });
});

describe('a list', () => {
  it('links to its records and requests them with the filters in the URL', async () => {
    const { findByRole, http } = await openAdmin('/admin/tours?q=shiva&status=draft', {
      'GET /api/admin/tours': { items: [tour], total: 1 },
    });
    const link = await findByRole('link', { name: 'Discovering Shiva' });
    expect(link.getAttribute('href')).toBe('/admin/tours/aa');
    const asked = new URL(
      http.calls.find(({ path }) => path.startsWith('/api/admin/tours'))?.path ?? '',
      'http://x',
    ).searchParams;
    expect(Object.fromEntries(asked)).toEqual({ q: 'shiva', status: 'draft', page: '1', perPage: '25' });
  });

  const listed = {
    'GET /api/admin/tours': { items: [tour, { ...tour, id: 'bb', title: 'The Ganges' }], total: 60 },
  };
  const lastQuery = (calls: readonly { path: string }[]) =>
    Object.fromEntries(
      new URL(calls.filter(({ path }) => path.startsWith('/api/admin/tours?')).at(-1)?.path ?? '', 'http://x')
        .searchParams,
    );

  it('starts a search on the first page', async () => {
    const { findByRole, http, router } = await openAdmin('/admin/tours?page=2', listed);
    await userEvent.type(await findByRole('searchbox', { name: /^Search/ }), 'shiva{Enter}');
    await waitFor(() => expect(lastQuery(http.calls)).toMatchObject({ q: 'shiva', page: '1' }));
    expect(router.state.location.search).toBe('?q=shiva');
  });

  it('shows a filter with several values from a link', async () => {
    const { findByLabelText } = await openAdmin('/admin/refunds?state=pending,failed', {
      'GET /api/admin/refunds': { items: [], total: 0 },
    });
    const state = await findByLabelText('State');
    expect(state.querySelector('option:checked')?.textContent).toBe('Pending, Failed');
  });

  it('filters by a date only once it is complete', async () => {
    const { findByLabelText, router } = await openAdmin('/admin/departures', {
      'GET /api/admin/departures': { items: [], total: 0 },
    });
    const from = await findByLabelText('From');
    from.focus();
    for (const typed of ['0002-05-01', '0020-05-01', '0202-05-01', '2026-05-01'])
      fireEvent.change(from, { target: { value: typed } });
    expect(router.state.location.search).toBe('');
    await userEvent.tab();
    await waitFor(() => expect(router.state.location.search).toBe('?from=2026-05-01'));
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('until'));
  });

  it('sorts by a column, and in reverse when the column is clicked again', async () => {
    const { findByRole, http } = await openAdmin('/admin/tours', listed);
    const press = async () =>
      userEvent.click(within(await findByRole('columnheader', { name: /Title/ })).getByRole('button'));
    await press();
    await waitFor(() => expect(lastQuery(http.calls)).toMatchObject({ sort: 'title' }));
    const first = lastQuery(http.calls)['order'];
    await press();
    await waitFor(() => expect(lastQuery(http.calls)['order']).not.toBe(first));
  });

  it('keeps the search in the links to its other pages', async () => {
    const { findByRole, http } = await openAdmin('/admin/tours?q=a', listed);
    const next = await findByRole('link', { name: /Next/ });
    expect(next.getAttribute('href')).toBe('/admin/tours?q=a&page=2');
    await findByRole('link', { name: 'Page 3' });
    expect(lastQuery(http.calls)).toMatchObject({ page: '1' });
  });

  it('offers a new record only to a role that may write it', async () => {
    const { findByRole, queryByRole, unmount } = await openAdmin('/admin/tours', listed);
    await findByRole('link', { name: 'New tour' });
    unmount();
    const shown = await openAdmin('/admin/tours', listed, 'operations');
    await shown.findByRole('link', { name: 'Discovering Shiva' });
    expect(queryByRole('link', { name: 'New tour' })).toBeNull();
  });

  it('has an empty state', async () => {
    const { findByText } = await openAdmin('/admin/quotes', {
      'GET /api/admin/quotes': { items: [], total: 0 },
    });
    await findByText('There are no proposals yet.');
  });

  it.each([
    ['waitlist', 'Nobody is on a waitlist yet.'],
    ['subscribers', 'Nobody has signed up for the newsletter yet.'],
    ['audit', 'Nothing has been recorded yet.'],
    ['expertise', 'There is no expertise yet.'],
  ])('has an empty state in grammatical words: %s', async (name, words) => {
    const { findByText } = await openAdmin(`/admin/${name}`, {
      [`GET /api/admin/${name}`]: { items: [], total: 0 },
    });
    await findByText(words);
  });

  it.each(['/admin/tours?page=3', '/admin/tours?status=draft&page=3'])(
    'leads from a page that has become empty to the first one, and does not say that there is nothing: %s',
    async (address) => {
      const shown = await openAdmin(address, { 'GET /api/admin/tours': { items: [], total: 50 } });
      await shown.findByText('There is nothing on this page.');
      expect(shown.queryByText(/There are no tours yet|Nothing matches/)).toBeNull();
      const first = shown.getByRole('link', { name: 'First page' });
      expect(first.getAttribute('href')).toBe(address.replace('page=3', 'page=1'));
    },
  );

  it.each([
    ['operations', 1],
    ['finance', 0],
  ] as const)('lets %s select records only for an action that the role may run', async (role, count) => {
    const booking = { id: 'bb', version: 1, ref: 'VAL-1', firstName: 'Asha', lastName: 'Rao', state: 'paid' };
    const answers = { 'GET /api/admin/bookings': { items: [booking], total: 1 } };
    const shown = await openAdmin('/admin/bookings', answers, role);
    await shown.findByRole('link', { name: 'VAL-1' });
    expect(shown.queryAllByRole('checkbox')).toHaveLength(count);
  });

  it('says which people it leaves out without a search', async () => {
    const people = { 'GET /api/admin/people': { items: [], total: 12 } };
    const all = await openAdmin('/admin/people', people);
    await all.findByText('12 in the last 90 days; a search finds everyone');
    all.unmount();
    const found = await openAdmin('/admin/people?q=asha', people);
    await found.findByText('12 in all');
  });

  it('offers a retry if it failed to load', async () => {
    const { findByRole } = await openAdmin('/admin/quotes', {
      'GET /api/admin/quotes': new FakeProblem(503, 'unavailable'),
    });
    await findByRole('button', { name: 'Try again' });
  });
});

it('the health of the system says in words which units run', async () => {
  const shown = await openAdmin('/admin/health', { 'GET /api/admin/events': { items: [], total: 0 } });
  await shown.findByRole('row', { name: /^gateway Running/ });
  expect(shown.queryByText('Open')).toBeNull();
  // Nothing answers in a test.
  await shown.findByText('Not ready: the site does not answer');
});
