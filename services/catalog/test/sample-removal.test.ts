import { describe, expect, it } from '@jest/globals';
import { testimonialChanged, tourChanged } from '@valam/contracts/catalog/content.events';
import { departureWithdrawn } from '@valam/contracts/catalog/departure.events';
import { sampleRemoved } from '@valam/contracts/catalog/sample.events';
import { searchContent } from '@valam/contracts/catalog/search.rpc';
import { getSiteState } from '@valam/contracts/catalog/site.rpc';
import { listTestimonials } from '@valam/contracts/catalog/testimonial.rpc';
import { listTours } from '@valam/contracts/catalog/tour.rpc';
import { adminRpcs } from '@valam/contracts/shared/admin';
import { LoadSample } from '../sample/load/load-sample.js';
import { as, deskOf } from './desk.js';
import { runningCatalog } from './start-catalog.js';

const firstPage = { page: 1, perPage: 100 };
const removal = { entity: 'sample', id: 'all', action: 'remove', values: {} };

const catalog = await runningCatalog({ SAMPLE_DATA: '1' });

describe('removing the sample content', () => {
  const { create, act, list } = deskOf(catalog);
  const state = () => catalog.rpc.call(getSiteState, {});

  it('is restricted to the owner', async () => {
    for (const role of ['content', 'operations', 'sales', 'finance'] as const)
      await expect(
        catalog.rpc.call(adminRpcs.catalog.act, { caller: as(role), ...removal }),
      ).rejects.toMatchObject({ problem: { code: 'admin.role_refused' } });
    expect(await state()).toEqual({ showsSample: true });
  });

  it('marks sample reviews in responses', async () => {
    const { items } = await catalog.rpc.call(listTestimonials, firstPage);
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ isSample }) => isSample)).toBe(true);
  });

  it('archives all of it, keeps content of editors, and withdraws the departures', async () => {
    const faq = await create('faqs', { question: 'Is this ours?', answer: 'Yes.', type: 'Host' });
    await act('faqs', faq.id, 'publish');
    const { items: tours } = await catalog.rpc.call(listTours, firstPage);
    await catalog.rpc.call(adminRpcs.catalog.act, { caller: as('owner'), ...removal });

    expect(await state()).toEqual({ showsSample: false });
    expect((await catalog.rpc.call(listTours, firstPage)).total).toBe(0);
    expect((await catalog.rpc.call(listTestimonials, firstPage)).total).toBe(0);
    expect((await catalog.rpc.call(searchContent, { q: 'shiva', page: 1, perPage: 10 })).total).toBe(0);
    expect((await catalog.emittedEvents(departureWithdrawn)).length).toBeGreaterThan(10);
    expect(await catalog.emittedEvents(sampleRemoved)).toHaveLength(1);
    const withdrawn = async (changed: typeof tourChanged) =>
      (await catalog.emittedEvents(changed)).filter(({ payload }) => !payload.isPublished);
    const slugs = (await withdrawn(tourChanged)).map(({ payload }) => payload.slug);
    expect(slugs).toEqual(expect.arrayContaining(tours.map(({ slug }) => slug)));
    expect((await withdrawn(testimonialChanged)).length).toBeGreaterThan(0);
    const [kept] = await catalog.dataSource.query<{ status: string }[]>(
      'select status from faq where id = $1',
      [faq.id],
    );
    expect(kept?.status).toBe('published');
  });

  it('is not reverted by a record that an editor publishes again: the rest of the site is no example', async () => {
    const [archived] = (await list('faqs', {}, { status: 'archived' })).items;
    await act('faqs', archived?.id ?? '', 'publish');
    expect(await state()).toEqual({ showsSample: false });
  });

  it('is permanent: the next start loads nothing', async () => {
    await catalog.get(LoadSample).onApplicationBootstrap();
    expect(await state()).toEqual({ showsSample: false });
  });
});
