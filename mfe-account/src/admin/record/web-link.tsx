import { urlOf } from '@valam/contracts/shared/web-address';

const longestWords = 60;

/**
 * Strangers typed some of the addresses. The words of a link name the host to which it leads, never one before an `@`; what
 * is no web address is not a link. Another site does not take the place of the back office, where it could look like its
 * page for signing in.
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
