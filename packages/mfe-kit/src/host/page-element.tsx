import { createContext, use, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { isRouteErrorResponse, useLocation, useMatches, useRouteError } from 'react-router';
import { FailureBoundary } from './failure-boundary';
import { useHost } from './host-context';
import type { PageHandle } from './page-view';

/** Views of the shell for pages that cannot be shown. */
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

/** False on the server and during hydration; true afterwards. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** The page of the current address; null if no page has it. */
export function usePage(): (PageHandle & { readonly isShown: boolean }) | null {
  const leaf = useMatches().at(-1);
  const page = leaf?.handle as PageHandle | undefined;
  // A page that can be shown has loader data, namely null.
  return page ? { ...page, isShown: leaf?.loaderData !== undefined } : null;
}

/** Rendered by the route of every page. */
export function PageElement() {
  const { onRenderFailure } = useHost();
  const { Unavailable, Loading } = use(FrameViewsContext);
  const page = usePage();
  // Another one for each navigation, even to the same address: Try again.
  const { key: attempt } = useLocation();
  const Page = page?.route.page;
  if (!page || !Page) return null;
  // Another element each time. A change of React Router's contexts above a page that does not render with it marks its parts
  // that are not hydrated yet as changed: React removes them, since their code is not there.
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

/** Only this component subscribes to the end of hydration: it renders again then, in a single React pass. */
function OnlyInBrowser({ before, children }: { before: ReactNode; children: ReactNode }) {
  return useIsInBrowser() ? children : before;
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
