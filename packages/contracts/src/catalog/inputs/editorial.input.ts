import * as z from 'zod/mini';
import { longestBlockText } from '../../shared/article-blocks.js';
import * as f from './fields.js';

/** A block from the editor. */
const Block = z.object({
  type: z.string().check(z.minLength(1), z.maxLength(40)),
  data: z
    .record(z.string(), z.unknown())
    .check(z.refine(hasShortTexts, `A block holds at most ${longestBlockText} characters; begin a new one.`)),
});

function hasShortTexts(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= longestBlockText;
  return typeof value !== 'object' || value === null || Object.values(value).every(hasShortTexts);
}

/** `blocks` is the body; `content`, its stored form, is accepted too. */
export const ArticleInput = z.object({
  slug: f.slug,
  title: f.requiredText(200),
  authorId: f.id,
  blogCategory: f.text(80),
  blocks: z.optional(z.array(Block).check(z.maxLength(1_000))),
  content: z.optional(z.string().check(z.maxLength(500_000))),
  metaDescription: f.text(500),
  imageMeta: f.text(500),
  featuredImage: f.picture,
  districts: f.words(),
  pillarContent: f.text(300),
});

export const FaqInput = z.object({
  slug: f.text(120),
  question: f.requiredText(500),
  answer: f.requiredText(10_000),
  type: f.text(80),
  listId: f.text(120),
  tourId: f.id,
  order: f.order,
});

export const TestimonialInput = z.object({
  slug: f.text(120),
  fullName: f.requiredText(200),
  review: f.requiredText(5_000),
  country: f.text(120),
  email: f.text(254),
  photo: f.picture,
  host: f.text(200),
  spiritualTour: f.text(200),
  order: f.order,
});

export const ExpertiseInput = z.object({
  slug: f.slug,
  name: f.requiredText(200),
  category: f.text(120),
  description: f.longText,
});

export const PolicyInput = z.object({
  slug: z
    .string('This field is required.')
    .check(z.maxLength(80), z.regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/, 'As in the address of its page.')),
  title: f.requiredText(200),
  policyVersion: f.requiredText(40),
  effectiveFrom: f.requiredDay,
  body: f.requiredText(100_000),
});

export const FestivalInput = z.object({
  slug: f.slug,
  name: f.requiredText(200),
  localName: f.text(200),
  language: f.text(20),
  description: f.longText,
  places: f.words(),
  temples: f.words(),
  source: f.text(500),
  /** Its days; they replace the existing ones. */
  days: z.optional(
    z
      .array(z.object({ from: f.requiredDay, to: f.requiredDay, isConfirmed: z.optional(z.boolean()) }))
      .check(z.maxLength(60)),
  ),
});

export const SettingInput = z.object({
  key: z
    .string('This field is required.')
    .check(
      z.maxLength(80),
      z.regex(/^[a-z0-9]+([-_.][a-z0-9]+)*$/, 'Lower-case letters, digits and hyphens.'),
    ),
  value: f.requiredText(1_000),
  label: f.requiredText(300),
  source: f.requiredText(500),
  asOf: f.requiredDay,
  order: f.order,
});

export const MediaInput = z.object({
  alt: f.requiredText(300),
  kind: z.optional(z.enum(['photograph', 'drawing'])),
  focus: z.optional(
    z.nullable(
      z.object({ x: z.number().check(z.gte(0), z.lte(100)), y: z.number().check(z.gte(0), z.lte(100)) }),
    ),
  ),
});

export const AliasInput = z.object({
  kind: z.enum(['place', 'deity', 'saint', 'word']),
  names: z.pipe(f.words(30), z.array(z.string()).check(z.minLength(2, 'Two names at least.'))),
});
