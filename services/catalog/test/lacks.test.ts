import { describe, expect, it } from '@jest/globals';
import { deskOf } from './desk.js';
import { runningCatalog } from './start-catalog.js';

const catalog = await runningCatalog();

describe('missing fields of a page', () => {
  const { create, update, list } = deskOf(catalog);

  const everything = {
    tours: ['description', 'costUsd', 'displayPhoto', 'photos', 'inclusions', 'exclusions'],
    retreats: ['description', 'costUsd', 'displayPhoto', 'inclusions'],
    temples: ['shortDescription', 'about', 'displayPhoto'],
    venues: ['about', 'displayPhotos'],
    ashrams: ['description', 'displayPhotos'],
    blogs: ['authorId', 'metaDescription', 'featuredImage'],
    testimonials: ['country'],
    expertise: ['description'],
    festivals: ['description'],
  };
  const leastOf = (entity: string) => {
    if (entity === 'testimonials') return { fullName: 'Bare', review: 'Good.' };
    return ['tours', 'retreats', 'ashrams', 'blogs'].includes(entity) ? { title: 'Bare' } : { name: 'Bare' };
  };

  it.each(Object.entries(everything))('are listed for %s, and can be filtered', async (entity, lacks) => {
    const bare = await create(entity, leastOf(entity));
    expect(bare.lacks).toEqual(lacks);
    const [first = ''] = lacks.filter((field) => !/photo|image|Id$/i.test(field));
    const better = await update(entity, bare.id, 1, { [first]: first === 'costUsd' ? 9 : 'Said.' });
    expect(better.lacks).toEqual(lacks.filter((field) => field !== first));
    const found = async (value: string) =>
      (await list(entity, { perPage: 100 }, { lacks: value })).items.map(({ id }) => id);
    const isWhole = lacks.length === 1;
    expect((await found('something')).includes(bare.id)).toBe(!isWhole);
    expect((await found('nothing')).includes(bare.id)).toBe(isWhole);
  });
});
