import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { FakeProblem, renderRemotePage } from '@valam/mfe-kit/testing';
import catalog from '../src/expose/remote';
import { aPerson, aTempleCard } from './builders';
import { tours } from './answers';
import { anArticle } from './whole-records';

const page = (items: readonly unknown[]) => ({ items, total: items.length, page: 1, perPage: 24 });

/** Types into the focused field, as a keyboard does. */
const type = (value: string) =>
  act(async () => void fireEvent.input(document.activeElement ?? document.body, { target: { value } }));

function choose(field: HTMLElement, value: string) {
  field.focus();
  return act(async () => void fireEvent.change(field, { target: { value } }));
}

describe('a list while it is filtered', () => {
  it('keeps text that is typed while a search for its first letters is in flight', async () => {
    const shown = await renderRemotePage(catalog, '/temples', {
      answers: { 'GET /api/temples': page([aTempleCard()]) },
    });
    const search = () => shown.router.state.location.search;
    (await shown.findByRole('searchbox', { name: /Search temples/ })).focus();
    await type('kap');
    await waitFor(() => expect(search()).toBe('?q=kap'));
    await waitFor(() => expect(shown.router.state.navigation.state).toBe('idle'));
    await type('kapali');
    expect(shown.getByRole('searchbox', { name: /Search temples/ })).toHaveProperty('value', 'kapali');
    await waitFor(() => expect(search()).toBe('?q=kapali'));
    expect(document.activeElement).toBe(shown.getByRole('searchbox', { name: /Search temples/ }));
  });

  it('offers states with temples and the selected state', async () => {
    const shown = await renderRemotePage(catalog, '/temples?state=Goa', {
      answers: {
        'GET /api/temples': page([aTempleCard()]),
        'GET /api/temples/facets': { states: ['Himachal Pradesh', 'Sikkim'] },
      },
    });
    const state = await shown.findByRole('combobox', { name: 'State' });
    expect([...state.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'All states',
      'Himachal Pradesh',
      'Sikkim',
      'Goa',
    ]);
    expect(state).toHaveProperty('value', 'Goa');
    await choose(state, 'Sikkim');
    await waitFor(() => expect(shown.router.state.location.search).toBe('?state=Sikkim'));
  });

  it('matches a state in another letter case, and can be searched if the states are unavailable', async () => {
    const temples = { 'GET /api/temples': page([aTempleCard()]) };
    const facets = { 'GET /api/temples/facets': { states: ['Sikkim'] } };
    const known = await renderRemotePage(catalog, '/temples?state=sikkim', {
      answers: { ...temples, ...facets },
    });
    expect(await known.findByRole('combobox', { name: 'State' })).toHaveProperty('value', 'Sikkim');
    known.unmount();
    const unread = await renderRemotePage(catalog, '/temples', { answers: temples });
    await unread.findByRole('searchbox', { name: /Search temples/ });
    expect(unread.queryByRole('combobox')).toBeNull();
  });

  it('keeps the focus in the changed filter, and restores the previous filters on Back', async () => {
    const shown = await renderRemotePage(catalog, '/spiritual-tours', { answers: tours });
    const month = () => shown.getByRole('combobox', { name: 'Month' });
    await choose(await shown.findByRole('combobox', { name: 'Month' }), '2027-02');
    await waitFor(() => expect(shown.router.state.location.search).toBe('?month=2027-02'));
    await waitFor(() => expect(shown.router.state.navigation.state).toBe('idle'));
    expect(document.activeElement).toBe(month());
    await act(async () => shown.router.navigate(-1));
    await waitFor(() => expect(month()).toHaveProperty('value', ''));
  });

  it.each([
    ['tours', '/spiritual-tours', 'Month', '2027-02', tours],
    [
      'temples',
      '/temples',
      'State',
      'Kerala',
      {
        'GET /api/temples': page([aTempleCard()]),
        'GET /api/temples/facets': { states: ['Kerala'] },
      },
    ],
  ] as const)(
    'announces the number of %s in the existing live region',
    async (_, to, field, value, answers) => {
      const shown = await renderRemotePage(catalog, to, {
        answers: {
          ...answers,
          [`GET /api${to === '/temples' ? to : '/tours'}`]: ({ path }: { path: string }) =>
            path.includes(value) ? page([]) : Object.values(answers)[0],
        },
      });
      await shown.findByText(/^1 (tour|temple)$/);
      const place = shown.getByText(/^1 (tour|temple)$/);
      expect(place.getAttribute('role')).toBe('status');
      await choose(await shown.findByRole('combobox', { name: field }), value);
      await waitFor(() => expect(place.textContent).toMatch(/^0 (tours|temples)$/));
      expect(place.isConnected).toBe(true);
    },
  );

  it('does not show the tours of the previous filters while the new ones are loading', async () => {
    const shown = await renderRemotePage(catalog, '/spiritual-tours', {
      answers: {
        ...tours,
        'GET /api/tours': ({ path }: { path: string }) =>
          path.includes('month') ? new Promise(() => undefined) : tours['GET /api/tours'],
      },
    });
    await choose(await shown.findByRole('combobox', { name: 'Month' }), '2027-02');
    await shown.findByText('Loading');
    expect(shown.queryByRole('link', { name: /Discovering Shiva/ })).toBeNull();
    expect(shown.getByRole('combobox', { name: 'Month' })).toHaveProperty('value', '2027-02');
  });

  it('does not show the results of the previous search if the new one fails', async () => {
    const found = { total: 7, results: [], page: 1, perPage: 20, types: [] };
    const shown = await renderRemotePage(catalog, '/search?q=shiva', {
      answers: {
        'GET /api/search': ({ path }: { path: string }) =>
          path.includes('shiva') ? found : new FakeProblem(503, 'unavailable'),
      },
    });
    await shown.findByText('7 results for “shiva”');
    await act(async () => shown.router.navigate('/search?q=vishnu'));
    await shown.findByText(/Search cannot be reached/);
    expect(shown.queryByText(/7 results/)).toBeNull();
  });

  it('shows all hosts again on Back from a profile, and few again on a second click', async () => {
    const hosts = Array.from({ length: 14 }, (_, at) =>
      aPerson(`Host ${at}`, { contributingArea: 'Host', country: 'Norway' }),
    );
    const answers = { 'GET /api/contributors': hosts, 'GET /api/faqs': [] };
    const shown = await renderRemotePage(catalog, '/host', { answers });
    const press = async (name: string) =>
      act(async () => void fireEvent.click(await shown.findByRole('button', { name })));
    await press('See More Hosts (2 more)');
    await shown.findByRole('link', { name: 'Host 13' });
    await act(async () => shown.router.navigate('/host/host-13'));
    await act(async () => shown.router.navigate(-1));
    await shown.findByRole('link', { name: 'Host 13' });
    await press('Show fewer hosts');
    await shown.findByRole('button', { name: 'See More Hosts (2 more)' });
    expect(shown.router.state.location.search).toBe('');
  });

  it('keeps the focus on Load More Articles after a click', async () => {
    const articles = Array.from({ length: 64 }, (_, index) =>
      anArticle({ id: `article-${index}`, slug: `article-${index}`, title: `Article ${index}` }),
    );
    const shown = await renderRemotePage(catalog, '/blog', { answers: { 'GET /api/blogs': articles } });
    const more = await shown.findByRole('link', { name: 'Load More Articles' });
    more.focus();
    await act(async () => void fireEvent.click(more));
    await shown.findByText('Showing 40 of 63');
    expect(document.activeElement).toBe(shown.getByRole('link', { name: 'Load More Articles' }));
  });
});
