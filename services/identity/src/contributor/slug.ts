import { slugOf } from '@valam/service-kit/text/slug';

/** Names in other scripts get a neutral word. */
export const slugOfName = (name: string): string => slugOf(name) || 'contributor';

/** The first free one of `name`, `name-2`, `name-3` …. */
export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const slug = slugOfName(name);
  if (!taken.has(slug)) return slug;
  for (let n = 2; ; n++) if (!taken.has(`${slug}-${n}`)) return `${slug}-${n}`;
}
