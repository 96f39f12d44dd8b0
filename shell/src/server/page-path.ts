import { bestMatch } from '@valam/mfe-kit/host';

const icon = '/assets/pictures/icon-192.1.png';
/** Search engines, feed readers and phones request icons by these names without reading the icon link of the document. */
const aliases: Readonly<Record<string, string>> = {
  '/hosts': '/host',
  '/favicon.ico': icon,
  '/apple-touch-icon.png': icon,
  '/apple-touch-icon-precomposed.png': icon,
};

/** The canonical form of a page's path: lower case, no trailing slash. A token in the path keeps its case. */
export function canonicalPath(pathname: string, patterns: readonly string[]): string {
  const plain = `/${pathname.split('/').filter(Boolean).join('/')}`;
  const lower = lowerCased(plain);
  if (lower === plain) return aliases[plain] ?? plain;
  const pattern = bestMatch(patterns, (one) => one, lower)?.candidate ?? '';
  const path = pattern.includes('/:token') ? withToken(plain, pattern) : lower;
  return aliases[path] ?? path;
}

/** Percent-encoded bytes such as `%C3` keep their case. */
const lowerCased = (path: string): string =>
  path.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));

function withToken(path: string, pattern: string): string {
  const names = pattern.split('/');
  return path
    .split('/')
    .map((segment, i) => (names[i] === ':token' ? segment : lowerCased(segment)))
    .join('/');
}
