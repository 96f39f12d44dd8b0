import { expect, it } from '@jest/globals';
import { renderRemotePage } from '@valam/mfe-kit/testing';
import catalog from '../src/expose/remote';
import { aTempleCard, aTour, someFacets } from './builders';

const canonicalOf = async (path: string, given?: readonly unknown[]): Promise<string> => {
  const listOf = (item: unknown) => ({ items: given ?? [item], total: 60, page: 2, perPage: 24 });
  const answers = {
    'GET /api/temples': listOf(aTempleCard()),
    'GET /api/temples/facets': { states: [] },
    'GET /api/tours': listOf(aTour()),
    'GET /api/tours/facets': someFacets(),
    'GET /api/calendar': [],
  };
  const { unmount } = await renderRemotePage(catalog, path, { answers });
  const found = document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
  unmount();
  return found.replace('https://valam.example', '');
};

it('each page of the temples has its own canonical URL, and a filtered list that of the whole list', async () => {
  expect(await canonicalOf('/temples')).toBe('/temples');
  expect(await canonicalOf('/temples?page=2')).toBe('/temples?page=2');
  expect(await canonicalOf('/temples?page=2&utm_source=x')).toBe('/temples?page=2');
  expect(await canonicalOf('/temples?state=Kerala&page=2')).toBe('/temples');
  expect(await canonicalOf('/temples?page=9', [])).toBe('/temples');
});

it('each page of the tours has its own canonical URL, and a filtered or sorted list that of the whole list', async () => {
  expect(await canonicalOf('/spiritual-tours')).toBe('/spiritual-tours');
  expect(await canonicalOf('/spiritual-tours?page=2')).toBe('/spiritual-tours?page=2');
  expect(await canonicalOf('/spiritual-tours?page=2&ref=ASHA')).toBe('/spiritual-tours?page=2');
  expect(await canonicalOf('/spiritual-tours?theme=Shiva&page=2')).toBe('/spiritual-tours');
  expect(await canonicalOf('/spiritual-tours?sort=price&page=2')).toBe('/spiritual-tours');
  expect(await canonicalOf('/spiritual-tours?page=9', [])).toBe('/spiritual-tours');
});
