import type { ServerResponse } from 'node:http';
import { formatInstant } from '@valam/contracts/shared/days';
import type { Registry } from '@valam/registry/schema';

type Maintenance = NonNullable<Registry['maintenance']>;

const shortestWaitSeconds = 30;
/** Open during maintenance: the back office, and the payment provider's webhook, which is never refused. */
const stillOpen = /^\/(admin|login|api\/(admin|auth)|api\/checkout\/stripe-webhook)(\/|$)/;

/** True if the site is closed for this request. */
export const isClosedTo = (kind: string, pathname: string): boolean =>
  (kind === 'page' || kind === 'api') && !stillOpen.test(pathname);

export function secondsUntil({ until }: Maintenance, now: number): number {
  return Math.max(shortestWaitSeconds, Math.ceil((Date.parse(until) - now) / 1_000));
}

/** Responds that the site is closed and for how long: with a page, or with a problem document for API calls. */
export function sendClosed(
  response: ServerResponse,
  maintenance: Maintenance,
  { kind, brand, traceId }: { kind: string; brand: { name: string; email: string }; traceId: string },
): void {
  const isPage = kind === 'page';
  response.writeHead(503, {
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    // Makes caches in front forward this response instead of serving a stale document of the open site.
    'x-site-closed': '1',
    'retry-after': String(secondsUntil(maintenance, Date.now())),
    ...(isPage && {
      'content-security-policy':
        "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    }),
  });
  response.end(isPage ? page(maintenance, brand) : JSON.stringify(problem(traceId)));
}

const problem = (traceId: string) => ({
  code: 'site.maintenance',
  kind: 'unavailable',
  message: 'The site is closed for maintenance. Please try again soon.',
  traceId,
});

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const page = ({ until }: Maintenance, { name, email }: { name: string; email: string }): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Back soon - ${escaped(name)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"></head>
<body style="font:18px/1.6 Georgia,serif;max-width:36em;margin:14vh auto;padding:0 1.5rem">
<p style="letter-spacing:.08em;text-transform:uppercase;font-size:14px">${escaped(name)}</p>
<h1 style="font-size:2rem;line-height:1.2">We’ll be back soon</h1>
<p>The site is closed for maintenance and reopens at about
<time datetime="${escaped(until)}">${escaped(formatInstant(until))}</time>.
Your bookings are safe.</p>
<p>If it cannot wait, write to <a href="mailto:${escaped(email)}">${escaped(email)}</a>.</p>
</body></html>`;
