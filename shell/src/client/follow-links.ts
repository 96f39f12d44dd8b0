import { parseLocation, type Router } from '@valam/mfe-kit/host';

/** Turns clicks on plain anchors of this site into client navigation, no matter who rendered them. */
export function followLinks(router: Router): void {
  document.addEventListener('click', (event) => {
    const target = linkOf(event);
    if (!target || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.navigate(target);
  });
  for (const type of ['pointerover', 'focusin'] as const) {
    document.addEventListener(type, (event) => {
      const target = linkOf(event);
      if (target) router.prepare(target);
    });
  }
}

/** Served by something else than a page. */
const isNoPage = /^\/(api|media|assets|remotes)\/|\.\w+$/;

function linkOf(event: Event): string | null {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor?.href || anchor.hasAttribute('download')) return null;
  if (anchor.target && anchor.target !== '_self') return null;
  const url = new URL(anchor.href);
  if (url.origin !== location.origin || isNoPage.test(url.pathname)) return null;
  return parseLocation(url.pathname + url.search + url.hash) && url.pathname + url.search + url.hash;
}
