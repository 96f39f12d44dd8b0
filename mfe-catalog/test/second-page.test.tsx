import { expect, it } from '@jest/globals';
import { renderRemotePage } from '@valam/mfe-kit/testing';
import catalog from '../src/expose/remote';
import { aTempleCard } from './builders';

const canonicalOf = async (path: string, items: readonly unknown[] = [aTempleCard()]): Promise<string> => {
  const answers = {
    'GET /api/temples': { items, total: 60, page: 2, perPage: 24 },
    'GET /api/temples/facets': { states: [] },
  };
  const { unmount } = await renderRemotePage(catalog, path, { answers });
  const found = document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
  unmount();
  return found.replace('https://valam.example', '');
};

it('search engines know each page of the temples by its own address, and a search by that of the list', async () => {
  expect(await canonicalOf('/temples')).toBe('/temples');
  expect(await canonicalOf('/temples?page=2')).toBe('/temples?page=2');
  expect(await canonicalOf('/temples?page=2&utm_source=x')).toBe('/temples?page=2');
  expect(await canonicalOf('/temples?state=Kerala&page=2')).toBe('/temples');
  expect(await canonicalOf('/temples?page=9', [])).toBe('/temples');
});
