import type { Brand } from '@valam/mfe-kit/shell';
import { hiddenPaths } from './pages-of-the-site';

/** What robots may walk, and where the pages are listed. */
export function robotsOf(origin: string): string {
  return [
    'User-agent: *',
    ...hiddenPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** The site as something that can be kept on a phone. */
export function manifestOf(brand: Brand): string {
  return JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    description: 'Small-group spiritual tours in India',
    start_url: '/',
    display: 'browser',
    background_color: '#F4F2EE',
    theme_color: '#0B4A57',
    icons: [192, 512].map((size) => ({
      src: `/assets/pictures/icon-${size}.1.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  });
}

const dayMs = 86_400_000;
const validDays = 180;

/** Whom to tell about a weakness. Valid for half a year from the day it is read, so that it never runs out unseen. */
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
