import { callFailure } from '@valam/mfe-kit/api';
import { redirect, type AppContext, type QueryEndpoint } from '@valam/mfe-kit/remote';
import type { UnknownAction } from '@valam/mfe-kit/store';
import { catalogApi } from './catalog.api';

const { endpoints, util } = catalogApi;

interface OnPage {
  readonly slug: string;
}

/** The published and the draft version of content that has a page. */
interface Content<Answer extends OnPage> {
  /** Its path without the slug. */
  readonly folder: string;
  readonly published: QueryEndpoint<{ slug: string }, Answer>;
  readonly draft: QueryEndpoint<{ slug: string; token: string }, Answer>;
  /** Writes the draft into the cache entry of the published content. */
  readonly show: (slug: string, draft: Answer) => UnknownAction;
}

const content = <Answer extends OnPage>(
  folder: string,
  published: Content<Answer>['published'],
  draft: Content<Answer>['draft'],
  show: Content<Answer>['show'],
): Content<Answer> => ({ folder, published, draft, show });

export const tourContent = content('/spiritual-tours', endpoints.tour, endpoints.tourDraft, (slug, draft) =>
  util.upsertQueryEntries([{ endpointName: 'tour', arg: { slug }, value: draft }]),
);
export const retreatContent = content('/retreats', endpoints.retreat, endpoints.retreatDraft, (slug, draft) =>
  util.upsertQueryEntries([{ endpointName: 'retreat', arg: { slug }, value: draft }]),
);
export const templeContent = content('/temples', endpoints.temple, endpoints.templeDraft, (slug, draft) =>
  util.upsertQueryEntries([{ endpointName: 'temple', arg: { slug }, value: draft }]),
);
export const venueContent = content('/venues', endpoints.venue, endpoints.venueDraft, (slug, draft) =>
  util.upsertQueryEntries([{ endpointName: 'venue', arg: { slug }, value: draft }]),
);
export const ashramContent = content('/ashrams', endpoints.ashram, endpoints.ashramDraft, (slug, draft) =>
  util.upsertQueryEntries([{ endpointName: 'ashram', arg: { slug }, value: draft }]),
);
export const articleContent = content('/blog', endpoints.article, endpoints.articleDraft, (slug, draft) =>
  util.upsertQueryEntries([{ endpointName: 'article', arg: { slug }, value: draft }]),
);
export const policyContent = content('', endpoints.policy, endpoints.policyDraft, (slug, draft) =>
  util.upsertQueryEntries([{ endpointName: 'policy', arg: { slug }, value: draft }]),
);

/** True in a tab that has shown a draft, which has replaced the published version in the cache. */
let hasPreviewed = false;

/**
 * Loads the content of a page: the draft if the URL has a preview token, else the published version. With an expired token, it
 * loads the published version too, so that the link shows the same as to visitors.
 */
export async function readOrPreview<Answer extends OnPage>(
  app: AppContext,
  { folder, published, draft, show }: Content<Answer>,
  slug: string,
  search: URLSearchParams,
): Promise<Answer> {
  const token = search.get('preview');
  const isPreview = token !== null || isAtPreview(app);
  if (isPreview && !app.isServer) hasPreviewed = true;
  const read = async () =>
    atItsAddress(await app.query(published, { slug }, { fresh: hasPreviewed }), { folder, slug, search });
  if (!token) return read();
  try {
    const answer = await app.query(draft, { slug, token });
    app.store.dispatch(show(slug, answer));
    return answer;
  } catch (reason) {
    const status = callFailure(reason)?.status;
    if (status !== 400 && status !== 403) throw reason;
    return read();
  }
}

interface Asked {
  readonly folder: string;
  readonly slug: string;
  readonly search: URLSearchParams;
}

/** The API finds renamed content by its former slug too: redirects to the current URL, keeping the query with a partner's code. */
function atItsAddress<Answer extends OnPage>(answer: Answer, { folder, slug, search }: Asked): Answer {
  const query = search.toString();
  if (answer.slug !== slug) redirect(`${folder}/${answer.slug}${query && `?${query}`}`, 301);
  return answer;
}

/** True if the current page is a preview, whose draft the server may have rendered into the document. */
const isAtPreview = (app: AppContext): boolean =>
  !app.isServer && new URLSearchParams(window.location.search).has('preview');
