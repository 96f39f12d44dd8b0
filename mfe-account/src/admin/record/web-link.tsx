import { urlOf } from '@valam/contracts/shared/web-address';

const longestWords = 60;

/**
 * Some of the URLs are untrusted input. The link text names the real host, never one before an `@`; anything but a web URL
 * is not a link. Other sites open in a new tab: such a site, in place of the back office, might imitate its sign-in page.
 */
export function WebLink({ address }: { readonly address: string }) {
  const url = urlOf(address, location.origin);
  if (!url || !/^https?:$/.test(url.protocol)) return address;
  url.username = url.password = '';
  const { href, host, origin, pathname, search } = url;
  const isOurs = origin === location.origin;
  const place = pathname === '/' && !search ? '' : pathname + search;
  const words = `${address.startsWith('/') && isOurs ? '' : host}${place.slice(0, longestWords)}`;
  if (isOurs) return <a href={href}>{words || address}</a>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {words}
    </a>
  );
}
