/**
 * The `ref` of a control that may be removed by its own action, such as Try again: the focus moves to the nearest remaining
 * ancestor unless something else takes it. Otherwise it would be lost, and a screen reader would start at the top of the page.
 */
export function passFocusOn(control: HTMLElement | null): (() => void) | undefined {
  if (!control) return undefined;
  return () => {
    if (document.activeElement !== control) return;
    const around = partsAround(control);
    // After the commit, in which the replacement of the control may take the focus.
    queueMicrotask(() => {
      if (document.activeElement === document.body) focusNearest(around);
    });
  };
}

/** The ancestors of a control, the nearest first. */
export function partsAround(control: HTMLElement): HTMLElement[] {
  const parts: HTMLElement[] = [];
  for (let part = control.parentElement; part && part !== document.body; part = part.parentElement)
    parts.push(part);
  return parts;
}

/** Focuses the first part that is still in the document. */
export const focusNearest = (parts: readonly HTMLElement[]): boolean =>
  parts.some((part) => part.isConnected && takesFocus(part));

function takesFocus(part: HTMLElement): boolean {
  if (!part.hasAttribute('tabindex')) {
    part.setAttribute('tabindex', '-1');
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  }
  part.focus({ preventScroll: true });
  return document.activeElement === part;
}
