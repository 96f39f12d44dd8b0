import { PageOutlet, usePage, type FrameViews } from '@valam/mfe-kit/host';
import { LaterPart } from '@valam/mfe-kit/slot';
import { ScrollRestoration, useNavigation } from 'react-router';
import { placeKeyOf } from './place-on-page';
import { AfterNavigation } from './frame/after-navigation';
import { Header, headerEndId } from './frame/header';
import { pageFoot } from './frame/page-foot.lazy';
import { NotFoundView } from './views/not-found';
import { UnavailableView } from './views/unavailable';
import { LoadingView } from './views/loading';
import { LowerEdge } from './frame/lower-edge';
import { PageViews } from '../features/tracking/page-views';
import { NavigationSign } from './frame/navigation-sign';
import { SampleNotice } from './frame/sample-notice';
import { ReportNotice } from './frame/report-notice';
import { Toasts } from './frame/toasts';
import { SkipLink } from './frame/skip-link';

/** The favicon: two dots with the kolam line around them. */
const icon =
  "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%2032%2032'%20fill='%2393281A'%3E%3Cpath%20d='M16%2016C12%208%203%209%203%2016s9%208%2013%200%2013-7%2013%200-9%208-13%200Z'%20fill='none'%20stroke='%2393281A'%20stroke-width='2.5'/%3E%3Ccircle%20cx='9'%20cy='16'%20r='2.4'/%3E%3Ccircle%20cx='23'%20cy='16'%20r='2.4'/%3E%3C/svg%3E";

const views: FrameViews = { NotFound: NotFoundView, Unavailable: UnavailableView, Loading: LoadingView };

/*
 * Constant elements, so that a navigation does not re-render them. Not the footer: a lazy part that is not hydrated yet must not
 * be below an element that bails out (0202).
 */
const top = (
  <>
    <Header />
    <SampleNotice />
  </>
);
const lowerEdge = <LowerEdge />;
const toasts = <Toasts />;

/** The whole document, identical on server and browser. `onRendered` is called after the page has rendered without an error. */
export function Document({ onRendered }: { onRendered: () => void }) {
  const isNavigating = useNavigation().state !== 'idle';
  const page = usePage();
  // A browser-only page, such as the back office, has its own header and footer.
  const isWorkplace = page?.isShown === true && page.route.browserOnly === true;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href={icon} />
        {!isWorkplace && <link rel="expect" href={`#${headerEndId}`} blocking="render" />}
        <link rel="alternate" type="application/rss+xml" title="Blog" href="/blog/rss.xml" />
      </head>
      <body>
        <SkipLink />
        <NavigationSign />
        {!isWorkplace && top}
        <main id="main" tabIndex={-1} aria-busy={isNavigating || undefined}>
          <ReportNotice />
          <PageOutlet views={views} onRendered={onRendered} />
          <PageViews />
          <AfterNavigation />
        </main>
        {!isWorkplace && (
          <>
            <LaterPart part={pageFoot} />
            {lowerEdge}
          </>
        )}
        {toasts}
        <ScrollRestoration getKey={placeKeyOf} />
      </body>
    </html>
  );
}
