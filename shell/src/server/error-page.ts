import type { ServerResponse } from 'node:http';

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The last fallback, if not even the frame could be rendered: no scripts, no external styles. */
export function sendErrorPage(
  response: ServerResponse,
  { status, brand, trace }: { status: 500 | 503; brand: { name: string; email: string }; trace: string },
): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    ...(status === 503 ? { 'retry-after': '2' } : {}),
  });
  const { name, email } = brand;
  response.end(`<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${escaped(name)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"></head>
<body style="font:18px/1.5 Georgia,serif;max-width:36em;margin:12vh auto;padding:0 1.5rem">
<h1>This page is temporarily unavailable</h1>
<p>Please reload it in a few seconds. If it still does not open, email
<a href="mailto:${escaped(email)}">${escaped(email)}</a> with this number: <code>${escaped(trace)}</code></p>
</body></html>`);
}
