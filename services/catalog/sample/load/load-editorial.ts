import { addDays } from '@valam/contracts/shared/days';
import { sampleId } from '@valam/contracts/shared/sample-id';
import type { EntityManager } from 'typeorm';
import { encodeArticle, type RawBlock } from '../../src/article/article-content.js';
import { articleKind } from '../../src/article/article.kind.js';
import { expertiseKind } from '../../src/expertise/expertise.kind.js';
import { faqKind } from '../../src/faq/faq.kind.js';
import { FestivalDayEntity } from '../../src/festival/festival-day.entity.js';
import { festivalKind } from '../../src/festival/festival.kind.js';
import { policyKind } from '../../src/policy/policy.kind.js';
import { settingKind } from '../../src/setting/setting.kind.js';
import { testimonialKind } from '../../src/testimonial/testimonial.kind.js';
import type {
  SampleArticle,
  SampleBlock,
  SampleContent,
  SampleFestival,
  SampleTestimonial,
} from '../types.js';
import type { PictureKeys } from './sample-pictures.js';
import type { SampleRecords } from './sample-records.js';

/** Articles are published in the morning. */
const morning = 'T03:30:00Z';

export function loadArticle(
  records: SampleRecords,
  sample: SampleArticle,
  pictures: PictureKeys,
  firstDay: string,
): Promise<boolean> {
  const publishedAt = new Date(`${addDays(firstDay, -sample.publishedDaysAgo)}${morning}`);
  return records.put(articleKind, sampleId('article', sample.slug), {
    slug: sample.slug,
    title: sample.title,
    metaDescription: sample.metaDescription,
    blogCategory: sample.blogCategory,
    districts: sample.districts,
    pillarContent: sample.pillarContent ?? null,
    imageMeta: sample.imageMeta ?? null,
    authorId: sampleId('contributor', sample.author),
    content: encodeArticle(sample.blocks.flatMap((block) => rawBlock(block, pictures))),
    featuredImage: pictures.one('featured') ?? pictures.one('display'),
    createdAt: publishedAt,
    publishedAt,
  });
}

/** A block as the editor would store it; an image without its picture is omitted. */
function rawBlock(block: SampleBlock, pictures: PictureKeys): RawBlock[] {
  const { type, ...data } = block;
  if (block.type === 'paragraph') return [{ type, data: { text: block.html } }];
  if (block.type !== 'image') return [{ type, data }];
  const key = pictures.one(block.slot);
  return key ? [{ type, data: { file: { url: `/media/${key}` }, caption: block.caption ?? '' } }] : [];
}

export function loadTestimonial(
  records: SampleRecords,
  sample: SampleTestimonial,
  pictures: PictureKeys,
  order: number,
): Promise<boolean> {
  const { pictures: _, ...same } = sample;
  return records.put(testimonialKind, sampleId('testimonial', sample.slug), {
    ...same,
    email: null,
    host: sample.host ?? null,
    spiritualTour: sample.spiritualTour ?? null,
    photo: pictures.one('photo') ?? pictures.one('profile'),
    order,
  });
}

export async function loadFestival(
  tx: EntityManager,
  records: SampleRecords,
  sample: SampleFestival,
): Promise<void> {
  const { dates, ...same } = sample;
  const id = sampleId('festival', sample.slug);
  const isNews = await records.put(festivalKind, id, same, dates);
  if (!isNews) return;
  await tx.delete(FestivalDayEntity, { festivalId: id });
  const rows = dates.map(({ from, to, isConfirmed = false }) => ({
    festivalId: id,
    from,
    to: to ?? from,
    isConfirmed,
  }));
  if (rows.length > 0) await tx.insert(FestivalDayEntity, rows);
}

type Small = Pick<SampleContent, 'faqs' | 'policies' | 'expertise' | 'claims'>;

export async function loadSmall(
  records: SampleRecords,
  { faqs, policies, expertise, claims }: Small,
): Promise<void> {
  for (const [index, faq] of faqs.entries()) {
    await records.put(faqKind, sampleId('faq', faq.slug), {
      ...faq,
      order: faq.order ?? index,
      tourId: null,
      listId: null,
    });
  }
  for (const { version, ...policy } of policies) {
    const id = sampleId('policy', `${policy.slug}/${version}`);
    await records.put(policyKind, id, { ...policy, policyVersion: version });
  }
  for (const one of expertise) await records.put(expertiseKind, sampleId('expertise', one.slug), one);
  for (const [order, claim] of claims.entries()) {
    await records.put(settingKind, sampleId('setting', claim.key), { ...claim, order });
  }
}
