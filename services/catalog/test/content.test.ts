import { describe, expect, it } from '@jest/globals';
import { getArticle, listArticles } from '@valam/contracts/catalog/article.rpc';
import { listExpertise } from '@valam/contracts/catalog/expertise.rpc';
import { listFaqs } from '@valam/contracts/catalog/faq.rpc';
import { policyVersionChanged } from '@valam/contracts/catalog/policy.events';
import { getPolicy, listPolicies } from '@valam/contracts/catalog/policy.rpc';
import { replayCatalog } from '@valam/contracts/catalog/replay.rpc';
import { listClaims } from '@valam/contracts/catalog/setting.rpc';
import { listTestimonials, pickTestimonials } from '@valam/contracts/catalog/testimonial.rpc';
import { contributorPublished } from '@valam/contracts/identity/contributor.events';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { encodeArticle } from '../src/article/article-content.js';
import { expertiseKind } from '../src/expertise/expertise.kind.js';
import { faqKind } from '../src/faq/faq.kind.js';
import { policyKind } from '../src/policy/policy.kind.js';
import { settingKind } from '../src/setting/setting.kind.js';
import { testimonialKind } from '../src/testimonial/testimonial.kind.js';
import { aContributor, anArticle, aPicture, saved } from './builders.js';
import { runningCatalog } from './start-catalog.js';

const catalog = await runningCatalog();
const firstPage = { page: 1, perPage: 100 };

describe('content', () => {
  it('of articles is sorted by date, with author, related articles and pictures', async () => {
    const author = aContributor({ name: 'Maya Sundaram', slug: 'maya', email: null });
    await catalog.receive(contributorPublished, author);
    const picture = await aPicture(catalog, { alt: 'Drawing: a lamp' });
    const days = ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01', '2026-05-01'];
    for (const day of days) {
      await anArticle(catalog, {
        slug: `a-${day}`,
        title: day,
        blogCategory: 'Practice',
        authorId: author.id,
        publishedAt: new Date(`${day}T00:00:00Z`),
        content: encodeArticle([
          { type: 'paragraph', data: { text: 'Words' } },
          { type: 'image', data: { file: { url: `/media/${picture.key}` }, caption: '' } },
          { type: 'mystery', data: {} },
        ]),
      });
    }
    await waitFor(async () => (await catalog.rpc.call(getArticle, { slug: 'a-2026-01-01' })).contributor);
    const { items } = await catalog.rpc.call(listArticles, firstPage);
    expect(items.map(({ title }) => title)).toEqual([...days].reverse());
    expect(items[0]).toMatchObject({
      contributor: { name: 'Maya Sundaram' },
      readMinutes: 1,
      authorId: author.id,
      imageMeta: null,
    });
    expect(items[0]).not.toHaveProperty('content');
    const article = await catalog.rpc.call(getArticle, { slug: 'a-2026-05-01' });
    expect(article.related.map(({ title }) => title)).toEqual(['2026-04-01', '2026-03-01', '2026-02-01']);
    expect(article.pictures).toMatchObject([{ src: `/media/${picture.key}`, alt: 'Drawing: a lamp' }]);
    const byAuthor = await catalog.rpc.call(listArticles, {
      ...firstPage,
      author: 'maya',
      category: 'practice',
    });
    expect(byAuthor.total).toBe(5);
  });

  it('of questions is filtered by type, case-insensitively', async () => {
    await saved(catalog, faqKind, { question: 'B?', answer: 'b', type: 'Spiritual Tour', order: 2 });
    await saved(catalog, faqKind, { question: 'A?', answer: 'a', type: 'Spiritual Tour', order: 1 });
    await saved(catalog, faqKind, { question: 'C?', answer: 'c', type: 'Host' });
    const { items } = await catalog.rpc.call(listFaqs, { ...firstPage, type: 'spiritual tour' });
    expect(items.map(({ question }) => question)).toEqual(['A?', 'B?']);
  });

  it('of testimonials has no email addresses; three are picked at random', async () => {
    for (let n = 0; n < 5; n++) {
      await saved(catalog, testimonialKind, {
        fullName: `Guest ${n}`,
        review: 'Good.',
        email: 'private@guest.example',
      });
    }
    const { items } = await catalog.rpc.call(listTestimonials, firstPage);
    expect(items).toHaveLength(5);
    expect(JSON.stringify(items)).not.toContain('private@guest');
    expect(items.every(({ createdAt }) => createdAt)).toBe(true);
    const picked = await catalog.rpc.call(pickTestimonials, {});
    expect(new Set(picked.map(({ id }) => id)).size).toBe(3);
  });

  it('of policies is the version in force, or the requested one', async () => {
    const policy = { slug: 'terms_of_service', title: 'Terms', body: '[p]x[/p]' };
    await saved(catalog, policyKind, { ...policy, policyVersion: '2026-1', effectiveFrom: '2026-01-01' });
    await saved(catalog, policyKind, { ...policy, policyVersion: '2026-2', effectiveFrom: '2026-06-01' });
    await saved(catalog, policyKind, { ...policy, policyVersion: '2027-1', effectiveFrom: '2027-01-01' });
    expect((await catalog.rpc.call(listPolicies, {})).map(({ version }) => version)).toEqual(['2026-2']);
    const announced = await catalog.emittedEvents(policyVersionChanged);
    expect(announced.map(({ payload }) => payload)).toMatchObject([
      { slug: 'terms_of_service', version: '2026-1', effectiveFrom: '2026-01-01', isPublished: true },
      { slug: 'terms_of_service', version: '2026-2', effectiveFrom: '2026-06-01', isPublished: true },
      { slug: 'terms_of_service', version: '2027-1', effectiveFrom: '2027-01-01', isPublished: true },
    ]);
    expect(await catalog.rpc.call(replayCatalog, { what: 'policies' })).toEqual({ announced: 3 });
    expect(await catalog.emittedEvents(policyVersionChanged)).toHaveLength(6);
    const current = await catalog.rpc.call(getPolicy, { slug: 'terms_of_service' });
    expect(current).toMatchObject({ version: '2026-2', isInForce: true });
    expect(current.versions).toHaveLength(3);
    const older = await catalog.rpc.call(getPolicy, { slug: 'terms_of_service', version: '2026-1' });
    expect(older).toMatchObject({ version: '2026-1', isInForce: false });
    await expect(catalog.rpc.call(getPolicy, { slug: 'nothing' })).rejects.toMatchObject({
      problem: { code: 'catalog.policy_not_found', kind: 'not_found' },
    });
  });

  it('of claims and expertise is returned as stored', async () => {
    await saved(catalog, settingKind, {
      key: 'rating',
      value: '4.4+',
      label: 'rated',
      source: 'x',
      asOf: '2026-10-01',
    });
    await saved(catalog, expertiseKind, { slug: 'vedanta', name: 'Vedanta' });
    expect(await catalog.rpc.call(listClaims, {})).toMatchObject([
      { key: 'rating', value: '4.4+', asOf: '2026-10-01' },
    ]);
    expect((await catalog.rpc.call(listExpertise, firstPage)).items).toMatchObject([{ slug: 'vedanta' }]);
  });
});
