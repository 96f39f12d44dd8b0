import { it } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { FakeProblem, renderRemotePage } from '@valam/mfe-kit/testing';
import catalog from '../src/expose/remote';

it.each([
  ['the service refuses', () => new FakeProblem(503, 'catalog.down'), /^Suggestions can’t be loaded/],
  ['there is no response', () => Promise.reject(new TypeError('offline')), /^You are offline/],
])('the search box says that suggestions are missing because %s', async (_, answer, words) => {
  const shown = await renderRemotePage(catalog, '/search', {
    answers: { 'GET /api/search/suggestions': answer },
  });
  const field = await shown.findByRole('combobox', { name: 'Search the site' });
  await act(async () => void fireEvent.input(field, { target: { value: 'kashi' } }));
  await shown.findByText(words);
});
