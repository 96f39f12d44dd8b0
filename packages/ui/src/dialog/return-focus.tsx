import { useRef } from 'react';

/** Gives the focus back to what had it when the overlay opened, also when that was no Radix trigger. */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // A visitor who followed a link out of the overlay is on the next page's heading already.
      if (document.activeElement && document.activeElement !== document.body) return;
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    },
  };
}
