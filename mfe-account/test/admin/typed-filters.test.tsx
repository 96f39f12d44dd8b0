import { describe as group, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminEntities } from '@valam/contracts/admin/entities';
import { inWords } from '../../src/admin/description/field-description';
import { entities } from '../../src/admin/entities/all';
import { openAdmin } from './open-admin';

const typedFilters = Object.values(entities).flatMap(({ name, filters = [], columns, facts = [] }) =>
  filters
    .filter(({ kind }) => kind === 'text')
    .map((filter) => ({
      name: `${name}: ${filter.label}`,
      filter,
      shown: [...columns, ...facts].filter(({ key }) => key === filter.key),
      values: adminEntities[name].kinds.record[filter.key]?.values,
    })),
);

/** As stored, of each field that the screens show in other words. */
const stored: Readonly<Record<string, readonly string[]>> = {
  'audit: On': ['tour-dates', 'bookings'],
  'audit: What': ['mark-paid', 'update'],
  'mails: Template': ['booking-cancelled', 'travellers-needed'],
  'subscribers: From': ['site', 'write_for_us'],
  'webhooks: Outcome': ['applied', 'not ours'],
};

group('a filter that is typed', () => {
  it('never stands for one of a few values, which are chosen', () => {
    expect(typedFilters.length).toBeGreaterThan(5);
    expect(typedFilters.filter(({ values }) => values).map(({ name }) => name)).toEqual([]);
  });

  it('takes the words of the screen', () => {
    const inOtherWords = typedFilters.filter(({ shown }) =>
      shown.some(({ as }) => as === 'word' || as === 'state'),
    );
    expect(inOtherWords.map(({ name }) => name).sort()).toEqual(Object.keys(stored).sort());
    for (const { name, filter } of inOtherWords)
      expect(stored[name]?.map((one) => filter.storedAs?.(inWords(one)))).toEqual(stored[name]);
  });

  it('finds what was typed as it is read, without the space around it', async () => {
    const shown = await openAdmin('/admin/audit', { 'GET /api/admin/audit': { items: [], total: 0 } });
    await userEvent.type(await shown.findByLabelText('What'), ' Mark paid {Enter}');
    await waitFor(() => expect(shown.router.state.location.search).toBe('?action=mark-paid'));
  });

  it('is kept when another filter is chosen before it was applied', async () => {
    const shown = await openAdmin('/admin/leads', { 'GET /api/admin/leads': { items: [], total: 0 } });
    await userEvent.type(await shown.findByRole('searchbox', { name: /^Search/ }), 'asha');
    await userEvent.selectOptions(await shown.findByLabelText('State'), 'new');
    await waitFor(() => expect(shown.router.state.location.search).toBe('?q=asha&state=new'));
  });

  it('finds a code however it is typed', async () => {
    const shown = await openAdmin('/admin/leads', { 'GET /api/admin/leads': { items: [], total: 0 } });
    await userEvent.type(await shown.findByLabelText('Code'), 'asha27{Enter}');
    await waitFor(() => expect(shown.router.state.location.search).toBe('?referralCode=ASHA27'));
  });
});
