import { createContext, use, useMemo, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { isRouteErrorResponse, useMatches, useRouteError } from 'react-router';
import { FailureBoundary } from './failure-boundary';
import { useHost } from './host-context';
import type { PageHandle } from './page-view';

/** What the shell shows where a page cannot be shown. */
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

const never = (): (() => void) => () => undefined;

/** False on the server and while its markup is taken over; true ever after. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** The page of the present address; null where no page has it. */
export function usePage(): (PageHandle & { readonly isShown: boolean }) | null {
  const leaf = useMatches().at(-1);
  const page = leaf?.handle as PageHandle | undefined;
  // The loader of a page that can be shown has answered, with null.
  return page ? { ...page, isShown: leaf?.loaderData !== undefined } : null;
}

/** Shown by the route of every page. */
export function PageElement() {
  const { onRenderFailure } = useHost();
  const { Unavailable, Loading } = use(FrameViewsContext);
  const page = usePage();
  const Page = page?.route.page;
  // The same element while the router is on its way elsewhere: a page is not rendered again for that.
  const element = useMemo(() => Page && <Page />, [Page]);
  if (!page) return null;
  return (
    <FailureBoundary fallback={<Unavailable />} onError={(error) => onRenderFailure(page.remote, error)}>
      {page.route.browserOnly ? <OnlyInBrowser before={<Loading />}>{element}</OnlyInBrowser> : element}
    </FailureBoundary>
  );
}

/** Only what asks for it hears that the browser has taken over: it renders again then, and React does that in one go. */
function OnlyInBrowser({ before, children }: { before: ReactNode; children: ReactNode }) {
  return useIsInBrowser() ? children : before;
}

/** Shown in the place of a page whose loader has failed. */
export function PageError() {
  const { NotFound, Unavailable } = use(FrameViewsContext);
  const error = useRouteError();
  const page = usePage();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <Unavailable />;
  const Own = page?.route.notFound ?? NotFound;
  return <Own />;
}
