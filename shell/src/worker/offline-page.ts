import { tokens } from '@valam/ui/tokens/tokens';
import type { KeptPage } from './kept-pages';

const { color } = tokens;

const styles = `body{margin:0;background:${color.background};color:${color.text};font:18px/1.5 Georgia,serif}
main{max-width:36rem;margin:12vh auto;padding:0 1.5rem}
h1{font-size:2rem;line-height:1.2;font-weight:500}
h2{font-size:1.25rem;font-weight:600;margin-top:2.5rem}
ul{padding:0;list-style:none;border-top:1px solid ${color.divider}}
li{border-bottom:1px solid ${color.divider}}
a{color:inherit;display:inline-block;padding:.6rem 0}
a:focus-visible{outline:3px solid ${color.focus}}`;

/**
 * The page shown if the network fails: the reason, and links to the stored pages. Titles come from markup and are already
 * escaped.
 */
export function offlinePage(brand: string, kept: readonly KeptPage[]): Response {
  const list = kept.map(({ path, title }) => `<li><a href="${escaped(path)}">${title}</a></li>`).join('');
  const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>You are offline | ${escaped(brand)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>${styles}</style></head>
<body><main><h1>You are offline</h1>
<p>${escaped(brand)} cannot be reached from here. Nothing you have booked is lost.</p>
<p><a href="">Try again</a></p>${list && `<h2>Saved on this device</h2><ul>${list}</ul>`}</main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
    },
  });
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
