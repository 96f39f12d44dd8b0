import { useRef } from 'react';

/** Returns the focus to the element that had it when the overlay opened, even if that was no Radix trigger. */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // A visitor who followed a link in the overlay already has the focus on the next page's heading.
      if (document.activeElement && document.activeElement !== document.body) return;
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    },
  };
}
