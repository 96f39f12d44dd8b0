import { beforeAll, describe, expect, it } from '@jest/globals';
import { testimonialChanged } from '@valam/contracts/catalog/content.events';
import { picturesUsedByIdentity, picturesUsedByLeads } from '@valam/contracts/catalog/picture-use.rpc';
import { exportContentData } from '@valam/contracts/catalog/privacy.rpc';
import { listTestimonials } from '@valam/contracts/catalog/testimonial.rpc';
import { personErasureRequested } from '@valam/contracts/identity/privacy.events';
import { PlayedUnits } from '@valam/service-kit/testing/play-unit';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { MediaEntity } from '../src/media/media.entity.js';
import { testimonialKind } from '../src/testimonial/testimonial.kind.js';
import { aPicture, saved } from './builders.js';
import { runningCatalog } from './start-catalog.js';

const catalog = await runningCatalog();

describe('public texts of a person', () => {
  beforeAll(async () => {
    const said = { review: 'The hill walks with you.', order: 0, slug: 'asha-menon' };
    await saved(catalog, testimonialKind, { ...said, fullName: 'Asha Menon', email: 'Asha@Example.org' });
    await saved(catalog, testimonialKind, {
      ...said,
      fullName: 'Ben',
      slug: 'ben',
      email: 'ben@example.org',
    });
  });

  const names = async () =>
    (await catalog.rpc.call(listTestimonials, { page: 1, perPage: 20 })).items
      .map(({ fullName }) => fullName)
      .sort();

  it('are exported by the author’s email address', async () => {
    const { sections } = await catalog.rpc.call(exportContentData, { email: 'asha@example.org' });
    expect(sections).toMatchObject([{ title: 'Testimonials', records: [{ name: 'Asha Menon' }] }]);
    const nobody = await catalog.rpc.call(exportContentData, { email: 'nobody@example.org' });
    expect(nobody.sections).toEqual([]);
  });

  it('are anonymized on erasure, even if the event is delivered twice', async () => {
    const erasure = { email: 'asha@example.org', requestedAt: '2026-11-02T06:00:00Z' };
    const id = await catalog.receive(personErasureRequested, erasure);
    await catalog.receive(personErasureRequested, erasure, id);
    await waitFor(async () => !(await names()).includes('Asha Menon'));
    expect(await names()).toEqual(['A traveler', 'Ben']);
    const rows = await catalog.dataSource.query('select * from testimonial');
    expect(JSON.stringify(rows).toLowerCase()).not.toContain('asha');
    expect((await catalog.rpc.call(exportContentData, { email: 'asha@example.org' })).sections).toEqual([]);
  });

  it('leave no photo of their author behind, even if another service is away for months', async () => {
    const { key } = await aPicture(catalog, { kind: 'photograph' });
    const chitra = { fullName: 'Chitra', slug: 'chitra', email: 'chitra@example.org', photo: key };
    await saved(catalog, testimonialKind, { ...chitra, review: 'Good.', order: 0 });
    const erasure = { email: chitra.email, requestedAt: '2026-11-02T06:00:00Z' };
    await catalog.receive(personErasureRequested, erasure);
    const [job] = await waitFor(async () => {
      const tries = `select max_attempts from graphile_worker.jobs where task_identifier = 'erase-pictures'`;
      const jobs = await catalog.dataSource.query<{ max_attempts: number }[]>(tries);
      return jobs.length > 0 ? jobs : null;
    });
    expect(job?.max_attempts).toBeGreaterThan(1_000);
    const units = new PlayedUnits(catalog.nats);
    for (const rpc of [picturesUsedByIdentity, picturesUsedByLeads])
      await units.answer(rpc, () => ({ used: [] }));
    await waitFor(async () => !(await catalog.dataSource.manager.existsBy(MediaEntity, { key })));
  });

  it('are no longer in cached responses, even those for a time without catalog: they count as withdrawn', async () => {
    const announced = (await catalog.emittedEvents(testimonialChanged)).map(({ payload }) => payload);
    expect(announced).toContainEqual(
      expect.objectContaining({ slug: null, tags: ['testimonials'], isPublished: false }),
    );
  });
});
