import type { RouterState } from '@valam/mfe-kit/host';

/** After another page was shown: to its top (or where the visitor left it), and the focus to its heading. */
export function settleVisitor(
  { location }: RouterState,
  { scroll, restore }: { scroll: boolean; restore: number | null },
): void {
  if (!scroll) return;
  requestAnimationFrame(() => {
    const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
    if (target) return target.scrollIntoView();
    window.scrollTo({ top: restore ?? 0, behavior: 'instant' });
    focusHeading();
  });
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}
