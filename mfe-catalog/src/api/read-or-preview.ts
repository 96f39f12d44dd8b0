import { callFailure } from '@valam/mfe-kit/api';
import type { AppContext, QueryEndpoint } from '@valam/mfe-kit/remote';
import type { UnknownAction } from '@valam/mfe-kit/store';
import { catalogApi } from './catalog.api';

const { endpoints, util } = catalogApi;

/** Content with a page: its published and its draft version. */
interface Content<Answer> {
  readonly published: QueryEndpoint<{ slug: string }, Answer>;
  readonly draft: QueryEndpoint<{ slug: string; token: string }, Answer>;
  /** Writes the draft into the cache entry of the published content. */
  readonly show: (slug: string, draft: Answer) => UnknownAction;
}

const content = <Answer>(
  published: Content<Answer>['published'],
  draft: Content<Answer>['draft'],
  show: Content<Answer>['show'],
): Content<Answer> => ({ published, draft, show });

export const tourContent = content(endpoints.tour, endpoints.tourDraft, (slug, draft) =>
  util.upsertQueryEntries([{ endpointName: 'tour', arg: { slug }, value: draft }]),
);
export const retreatContent = content(endpoints.retreat, endpoints.retreatDraft, (slug, draft) =>
  util.upsertQueryEntries([{ endpointName: 'retreat', arg: { slug }, value: draft }]),
);
export const templeContent = content(endpoints.temple, endpoints.templeDraft, (slug, draft) =>
  util.upsertQueryEntries([{ endpointName: 'temple', arg: { slug }, value: draft }]),
);
export const venueContent = content(endpoints.venue, endpoints.venueDraft, (slug, draft) =>
  util.upsertQueryEntries([{ endpointName: 'venue', arg: { slug }, value: draft }]),
);
export const ashramContent = content(endpoints.ashram, endpoints.ashramDraft, (slug, draft) =>
  util.upsertQueryEntries([{ endpointName: 'ashram', arg: { slug }, value: draft }]),
);
export const articleContent = content(endpoints.article, endpoints.articleDraft, (slug, draft) =>
  util.upsertQueryEntries([{ endpointName: 'article', arg: { slug }, value: draft }]),
);
export const policyContent = content(endpoints.policy, endpoints.policyDraft, (slug, draft) =>
  util.upsertQueryEntries([{ endpointName: 'policy', arg: { slug }, value: draft }]),
);

/** True in a tab that has shown a draft: the cache has it in the place of what is published. */
let hasPreviewed = false;

/**
 * Loads the content of a page: the draft when the address has a preview token, else the published version. The
 * published version too when the token has expired: the link then shows what visitors see.
 */
export async function readOrPreview<Answer>(
  app: AppContext,
  { published, draft, show }: Content<Answer>,
  slug: string,
  search: URLSearchParams,
): Promise<Answer> {
  const token = search.get('preview');
  const isPreview = token !== null || isAtPreview(app);
  if (isPreview && !app.isServer) hasPreviewed = true;
  if (!token) return app.query(published, { slug }, { fresh: hasPreviewed });
  try {
    const answer = await app.query(draft, { slug, token });
    app.store.dispatch(show(slug, answer));
    return answer;
  } catch (reason) {
    const status = callFailure(reason)?.status;
    if (status !== 400 && status !== 403) throw reason;
    return app.query(published, { slug }, { fresh: hasPreviewed });
  }
}

/** The page that is being left: its document may have been rendered, with the draft, by the server. */
const isAtPreview = (app: AppContext): boolean =>
  !app.isServer && new URLSearchParams(window.location.search).has('preview');
