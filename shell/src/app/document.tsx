import { PageOutlet, useRouterState, type FrameViews } from '@valam/mfe-kit/host';
import { Footer } from './frame/footer';
import { Header } from './frame/header';
import { NotFoundView } from './views/not-found';
import { UnavailableView } from './views/unavailable';
import { LoadingView } from './views/loading';
import { ReportNotice } from './frame/report-notice';
import { Toasts } from './frame/toasts';
import { SkipLink } from './frame/skip-link';

const views: FrameViews = { NotFound: NotFoundView, Unavailable: UnavailableView, Loading: LoadingView };

/** The whole document, the same on both sides. `onRendered` hears that the page's code ran to its end. */
export function Document({ nonce, onRendered }: { nonce: string | undefined; onRendered: () => void }) {
  const state = useRouterState();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
      </head>
      <body>
        <SkipLink />
        <Header />
        <main id="main" tabIndex={-1} aria-busy={state.pending ? true : undefined}>
          <ReportNotice />
          <PageOutlet state={state} views={views} onRendered={onRendered} />
        </main>
        <Footer />
        <Toasts />
      </body>
    </html>
  );
}
