/**
 * As the `ref` of a control that may remove itself by what it does, such as Try again: the focus goes on to the nearest part of
 * the page around it that stays, unless something else takes it. Otherwise it is lost, and a screen reader begins at the top.
 */
export function passFocusOn(control: HTMLElement | null): (() => void) | undefined {
  if (!control) return undefined;
  return () => {
    if (document.activeElement !== control) return;
    const around = partsAround(control);
    // After the change of the page, in which what replaces the control may take the focus.
    queueMicrotask(() => {
      if (document.activeElement === document.body) focusNearest(around);
    });
  };
}

/** The parts of the page around a control, the nearest first. */
export function partsAround(control: HTMLElement): HTMLElement[] {
  const parts: HTMLElement[] = [];
  for (let part = control.parentElement; part && part !== document.body; part = part.parentElement)
    parts.push(part);
  return parts;
}

/** Focuses the first that is still there. */
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
