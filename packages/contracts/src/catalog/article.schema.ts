import * as z from 'zod/mini';
import { Id, Instant } from '../shared/text.js';
import { Picture } from './picture.schema.js';

const text = z.nullable(z.string());

/** The author of an article, as displayed with it. */
export const ArticleAuthor = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  jobTitle: text,
  tagline: text,
  about: text,
  contributingArea: text,
  /** False for a person without a page under `/host`. */
  hasPage: z.optional(z.boolean()),
  profilePhoto: z.nullable(Picture),
});

export const ArticleCard = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  metaDescription: text,
  blogCategory: text,
  featuredImage: z.nullable(Picture),
  districts: z.array(z.string()),
  readMinutes: z.int(),
  authorId: z.optional(z.nullable(Id)),
  imageMeta: z.optional(text),
  /** The first publication; for a draft, its creation. */
  createdAt: Instant,
  updatedAt: Instant,
  contributor: z.nullable(ArticleAuthor),
});
export type ArticleCard = z.infer<typeof ArticleCard>;

/** One article. `content` is the stored JSON text, read with `parseArticleBlocks`. */
export const Article = z.extend(ArticleCard, {
  content: z.string(),
  imageMeta: text,
  pillarContent: text,
  /** The pictures that image blocks reference by `src`. */
  pictures: z.array(Picture),
  /** Up to three of the same category. */
  related: z.array(ArticleCard),
});
export type Article = z.infer<typeof Article>;
