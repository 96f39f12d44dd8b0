import type { getArticleRoute } from '@valam/contracts/catalog/article.routes';
import type { getAshramRoute } from '@valam/contracts/catalog/ashram.routes';
import type { getPolicyRoute } from '@valam/contracts/catalog/policy.routes';
import type { getRetreatRoute } from '@valam/contracts/catalog/retreat.routes';
import type { getTempleRoute } from '@valam/contracts/catalog/temple.routes';
import type { getTourRoute } from '@valam/contracts/catalog/tour.routes';
import type { getVenueRoute } from '@valam/contracts/catalog/venue.routes';
import type { RouteOutput } from '@valam/contracts/shared/define';
import type { AppContext } from '@valam/mfe-kit/remote';
import { catalogApi } from './catalog.api';

const { endpoints } = catalogApi;

/** What has a page of its own, and where its draft is read. */
const drafts = {
  tour: endpoints.tourDraft,
  retreat: endpoints.retreatDraft,
  temple: endpoints.templeDraft,
  venue: endpoints.venueDraft,
  ashram: endpoints.ashramDraft,
  article: endpoints.articleDraft,
  policy: endpoints.policyDraft,
} as const;
type Kind = keyof typeof drafts;
/** What is asked of each, as its contract says. */
interface Asked {
  tour: typeof getTourRoute;
  retreat: typeof getRetreatRoute;
  temple: typeof getTempleRoute;
  venue: typeof getVenueRoute;
  ashram: typeof getAshramRoute;
  article: typeof getArticleRoute;
  policy: typeof getPolicyRoute;
}
type AnswerOf<K extends Kind> = RouteOutput<Asked[K]>;

type Ask<Answer> = (endpoint: unknown, arg: unknown) => Promise<Answer>;
type Put = (arg: unknown, answer: unknown) => (...given: unknown[]) => Promise<void>;

/**
 * Reads what a page is about. Whoever came by the link of a preview gets the draft instead, in the place where the
 * page looks for what is published.
 */
export async function readOrPreview<K extends Kind>(
  app: AppContext,
  kind: K,
  slug: string,
  search: URLSearchParams,
): Promise<AnswerOf<K>> {
  const ask = app.query as Ask<AnswerOf<K>>;
  const token = search.get('preview');
  if (!token) return ask(endpoints[kind], { slug });
  const draft = await ask(drafts[kind], { slug, token });
  await (app.store.dispatch as (thunk: unknown) => unknown)((endpoints[kind].put as Put)({ slug }, draft));
  return draft;
}
