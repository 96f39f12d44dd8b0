/** Turns clicks on plain same-origin anchors into client-side navigations. */
export function followLinks({ go, prepare }: Record<'go' | 'prepare', (address: URL) => void>): void {
  document.addEventListener('click', (event) => {
    const address = linkOf(event);
    if (!address || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // The browser handles anchors within the same page.
    if (address.hash && address.pathname + address.search === location.pathname + location.search) return;
    event.preventDefault();
    go(address);
  });
  for (const type of ['pointerover', 'focusin'] as const) {
    document.addEventListener(type, (event) => {
      const address = linkOf(event);
      if (address) prepare(address);
    });
  }
}

/** Paths that are not pages. */
const isNoPage = /^\/(api|media|assets|remotes)\/|\.\w+$/;

function linkOf(event: Event): URL | null {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor?.href || anchor.hasAttribute('download')) return null;
  if (anchor.target && anchor.target !== '_self') return null;
  const url = new URL(anchor.href);
  return url.origin === location.origin && !isNoPage.test(url.pathname) ? url : null;
}
