import { expect, it, jest } from '@jest/globals';
import { renderRemotePage } from '@valam/mfe-kit/testing';
import catalog from '../src/expose/remote';

jest.mock('../src/features/search/search-form', () => {
  throw new Error('offline');
});

it('shows the results and a plain search form if the code of the combobox cannot be loaded', async () => {
  // Silences the log of the intended failure.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const found = {
    ...{ type: 'tour', slug: 'kashi', title: 'Kashi', summary: 'By the river', url: '/kashi' },
    ...{ image: null, place: null },
  };
  const shown = await renderRemotePage(catalog, '/search?q=kashi', {
    answers: {
      'GET /api/search': {
        ...{ total: 1, page: 1, perPage: 20 },
        results: [found],
        types: [{ type: 'tour', count: 1 }],
      },
    },
  });
  const field = await shown.findByRole('searchbox', { name: 'Search the site' });
  expect(field).toHaveProperty('value', 'kashi');
  expect(field.closest('form')?.getAttribute('action')).toBe('/search');
  shown.getByRole('link', { name: /Kashi/ });
});
