import { beforeAll, describe, expect, it } from '@jest/globals';
import { contributorChanged } from '@valam/contracts/catalog/content.events';
import {
  findContributorByCode,
  getContributor,
  listContributors,
} from '@valam/contracts/catalog/contributor.rpc';
import { searchContent } from '@valam/contracts/catalog/search.rpc';
import { contributorPublished } from '@valam/contracts/identity/contributor.events';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { ContributorEntity } from '../src/contributor/contributor.entity.js';
import { aContributor, aPicture } from './builders.js';
import { runningCatalog } from './start-catalog.js';

const firstPage = { page: 1, perPage: 100 };

const catalog = await runningCatalog();

describe('contributors', () => {
  const notFound = (code: string) => ({ problem: { code, kind: 'not_found' } });

  const portrait = {
    ...{ src: '/media/annaportrait', width: 600, height: 800, alt: 'Anna Lind' },
    ...{ placeholder: '#aabbcc', kind: 'photograph' as const },
  };
  const shown = aContributor({
    name: 'Anna Lind',
    slug: 'anna-lind',
    country: 'Sweden',
    about: '[p]She [b]sings[/b].[/p]',
    profilePhoto: portrait,
    referralCode: 'ANNA10',
  });
  const ravi = aContributor({
    ...{ name: 'Ravi', slug: 'ravi', contributingArea: 'Guide', email: 'ravi@valam.example' },
  });
  beforeAll(async () => {
    await catalog.receive(contributorPublished, shown);
    await catalog.receive(contributorPublished, ravi);
    await catalog.receive(
      contributorPublished,
      aContributor({
        name: 'Aff',
        slug: 'aff',
        contributingArea: 'Affiliate',
        isListed: false,
        referralCode: 'AFF1',
      }),
    );
    await waitFor(async () => (await catalog.rpc.call(listContributors, firstPage)).total >= 2);
    await waitFor(() => catalog.rpc.call(findContributorByCode, { code: 'aff1' }));
  });

  it('are listed without contact details, and without affiliates', async () => {
    const { items } = await catalog.rpc.call(listContributors, firstPage);
    expect(items.map(({ name }) => name)).toEqual(['Anna Lind', 'Ravi']);
    expect(JSON.stringify(items)).not.toMatch(/valam\.example|ANNA10/);
  });
  it('are listed with photos, links and the day of joining', async () => {
    const { items } = await catalog.rpc.call(listContributors, firstPage);
    const { photos, website, createdAt } = shown;
    expect(items[0]).toMatchObject({
      photos,
      website,
      createdAt,
      avatarUrl: shown.profilePhoto?.src ?? null,
      hasPage: true,
    });
  });
  it('are filtered by area, case-insensitively', async () => {
    const guides = await catalog.rpc.call(listContributors, { ...firstPage, contributingArea: 'guide' });
    expect(guides.items.map(({ slug }) => slug)).toEqual(['ravi']);
  });
  it('are found by name, in the requested order', async () => {
    const named = await catalog.rpc.call(listContributors, {
      ...firstPage,
      names: 'ravi, Nobody ,Anna Lind',
    });
    expect(named.items.map(({ name }) => name)).toEqual(['Ravi', 'Anna Lind']);
  });
  it('that are requested by name are paginated', async () => {
    const page = (number: number) =>
      catalog.rpc.call(listContributors, { page: number, perPage: 1, names: 'Ravi,Anna Lind' });
    const pages = [await page(1), await page(2), await page(3)];
    expect(pages.map(({ items, total }) => [items.map(({ name }) => name), total])).toEqual([
      [['Ravi'], 2],
      [['Anna Lind'], 2],
      [[], 2],
    ]);
  });
  it('show only the contact details that they chose on their page', async () => {
    expect((await catalog.rpc.call(getContributor, { slug: 'ravi' })).email).toBe('ravi@valam.example');
    expect(await catalog.rpc.call(getContributor, { slug: 'anna-lind' })).not.toHaveProperty('referralCode');
  });
  it('are found by code, case-insensitively', async () => {
    expect(await catalog.rpc.call(findContributorByCode, { code: 'anna10' })).toEqual({
      id: shown.id,
      name: 'Anna Lind',
    });
    await expect(catalog.rpc.call(findContributorByCode, { code: 'NONE' })).rejects.toMatchObject(
      notFound('catalog.contributor_not_found'),
    );
  });
  it('are found by the words of their profile, without its markup', async () => {
    const { results } = await catalog.rpc.call(searchContent, { q: 'anna lind', page: 1, perPage: 10 });
    expect(results[0]).toMatchObject({ type: 'host', slug: 'anna-lind', summary: 'She sings.' });
  });
  it('are found with the portrait of their page', async () => {
    const imageOf = async (q: string) =>
      (await catalog.rpc.call(searchContent, { q, page: 1, perPage: 10 })).results[0]?.image;
    expect(await imageOf('anna lind')).toEqual(portrait);
    expect(await imageOf('ravi')).toBeNull();
    const { key, alt } = await aPicture(catalog, { alt: 'Drawing: Ravi' });
    await catalog.dataSource.query(`insert into contributor_picture values ($1, 'profile', 0, $2)`, [
      ravi.id,
      key,
    ]);
    expect(await imageOf('ravi')).toMatchObject({ src: `/media/${key}`, alt });
  });
  it('that take back a detail, a picture or their page are announced so that no earlier response is served', async () => {
    const meera = aContributor({
      ...{ name: 'Meera Das', slug: 'meera', profilePhoto: portrait, about: '[p]She draws.[/p]' },
      ...{ email: 'meera@valam.example', mobile: '+91 98000 00000' },
    });
    const isPublishedAfter = async (change: Partial<typeof meera>, version: number) => {
      await catalog.receive(contributorPublished, { ...meera, ...change, version });
      const { manager } = catalog.dataSource;
      await waitFor(() => manager.existsBy(ContributorEntity, { id: meera.id, version }));
      return (await catalog.emittedEvents(contributorChanged)).at(-1)?.payload.isPublished;
    };
    expect(await isPublishedAfter({}, 1)).toBe(true);
    expect(await isPublishedAfter({ about: '[p]She paints.[/p]', website: 'https://meera.example' }, 2)).toBe(
      true,
    );
    expect(await isPublishedAfter({}, 3)).toBe(false);
    expect(await isPublishedAfter({ mobile: null }, 4)).toBe(false);
    expect(await isPublishedAfter({ mobile: null, profilePhoto: null }, 5)).toBe(false);
    expect(await isPublishedAfter({ mobile: null, profilePhoto: null, isListed: false }, 6)).toBe(false);
    expect(await isPublishedAfter({}, 7)).toBe(true);
  });
  it('are not overwritten by a late event', async () => {
    await catalog.receive(contributorPublished, { ...shown, name: 'Newer', version: 5 });
    await catalog.receive(contributorPublished, { ...shown, name: 'Older', version: 4 });
    await waitFor(
      async () => (await catalog.rpc.call(getContributor, { slug: 'anna-lind' })).name === 'Newer',
    );
    expect((await catalog.rpc.call(findContributorByCode, { code: 'ANNA10' })).name).toBe('Newer');
  });
});
