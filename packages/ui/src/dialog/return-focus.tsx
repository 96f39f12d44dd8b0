import { focusNearest, partsAround } from '@valam/ui/focus/pass-focus-on';
import { useRef } from 'react';

/**
 * Returns the focus to the element that had it when the overlay opened, even if that is not a Radix trigger. If an action in the
 * overlay removed that element, the nearest ancestor gets the focus.
 */
export function useReturnFocus() {
  const opener = useRef<readonly HTMLElement[]>([]);
  return {
    onOpenAutoFocus: () => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement)
        opener.current = [activeElement, ...partsAround(activeElement)];
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // A visitor who followed a link in the overlay already has the focus on the next page's heading.
      if (document.activeElement && document.activeElement !== document.body) return;
      const [control, ...around] = opener.current;
      if (control?.isConnected) control.focus();
      else focusNearest(around);
    },
  };
}
