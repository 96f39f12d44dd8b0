import { createContext, use, type ComponentType, type ReactNode } from 'react';
import { isRouteErrorResponse, useLocation, useMatches, useRouteError } from 'react-router';
import { FailureBoundary } from './failure-boundary';
import { useIsLive } from '../shell/use-is-live';
import { useHost } from './host-context';
import type { PageHandle } from './page-view';

/** Views of the shell for pages that are missing, unavailable or still loading. */
export interface FrameViews {
  readonly NotFound: ComponentType;
  readonly Unavailable: ComponentType;
  readonly Loading: ComponentType;
}

const Nothing = (): null => null;
export const FrameViewsContext = createContext<FrameViews>({
  NotFound: Nothing,
  Unavailable: Nothing,
  Loading: Nothing,
});

/** The page of the current URL, or null. */
export function usePage(): (PageHandle & { readonly isShown: boolean }) | null {
  const leaf = useMatches().at(-1);
  const page = leaf?.handle as PageHandle | undefined;
  // The loader of a page returns null; undefined means that it has failed or not run.
  return page ? { ...page, isShown: leaf?.loaderData !== undefined } : null;
}

/** Rendered by the route of every page. */
export function PageElement() {
  const { onRenderFailure } = useHost();
  const { Unavailable, Loading } = use(FrameViewsContext);
  const page = usePage();
  // Changes with each navigation, even to the same URL, which is how Try again works.
  const { key: attempt } = useLocation();
  const Page = page?.route.page;
  if (!page || !Page) return null;
  // Must be a new element on each render. If React Router's contexts change above a page that bails out, React treats its
  // dehydrated Suspense boundaries as changed and removes their markup, because their code has not loaded.
  const element = <Page />;
  return (
    <FailureBoundary
      attempt={attempt}
      fallback={<Unavailable />}
      onError={(error) => onRenderFailure(page.remote, error)}
    >
      {page.route.browserOnly ? <OnlyInBrowser before={<Loading />}>{element}</OnlyInBrowser> : element}
    </FailureBoundary>
  );
}

/** A separate component, so that only this one re-renders after hydration. */
function OnlyInBrowser({ before, children }: { before: ReactNode; children: ReactNode }) {
  return useIsLive() ? children : before;
}

/** Replaces a page whose loader has failed. */
export function PageError() {
  const { NotFound, Unavailable } = use(FrameViewsContext);
  const error = useRouteError();
  const page = usePage();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <Unavailable />;
  const Own = page?.route.notFound ?? NotFound;
  return <Own />;
}
