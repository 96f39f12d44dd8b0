import type { Brand } from '@valam/mfe-kit/shell';
import { tokens } from '@valam/ui/tokens/tokens';
import { hiddenPaths } from './pages-of-the-site';

/** `robots.txt`: disallowed paths and the URL of the sitemap. */
export function robotsOf(origin: string): string {
  return [
    'User-agent: *',
    ...hiddenPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** The web app manifest, for installing the site. */
export function manifestOf(brand: Brand): string {
  return JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    description: 'Small-group spiritual tours in India',
    start_url: '/',
    display: 'browser',
    background_color: tokens.color.background,
    theme_color: tokens.color.primary,
    icons: [192, 512].map((size) => ({
      src: `/assets/pictures/icon-${size}.1.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  });
}

const dayMs = 86_400_000;
const validDays = 180;

/**
 * `security.txt`: the contact for vulnerability reports. Expires half a year after the request, so that the file never becomes
 * outdated unnoticed.
 */
export function securityTextOf(brand: Brand, now: Date): string {
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs;
  return [
    `Contact: mailto:${brand.email}`,
    `Expires: ${new Date(midnight + validDays * dayMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${brand.origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
