import { useCallback, useRef } from 'react';

interface FocusMoved {
  /** The ref of the controls that replace each other. */
  readonly ref: (control: HTMLElement | null) => void;
  /** Call on the click that replaces the control: the next control gets the focus if it is lost with the clicked one. */
  readonly onPress: () => void;
  /** Moves the focus to the current control before the clicked one is removed. */
  readonly takeFocus: () => void;
}

/** Keeps the focus when a clicked control is replaced by another, such as a button by the field that it opens. */
export function useFocusMoved(): FocusMoved {
  const control = useRef<HTMLElement | null>(null);
  const isPressed = useRef(false);
  const ref = useCallback((next: HTMLElement | null) => {
    control.current = next;
    if (!next) return;
    if (isPressed.current && document.activeElement === document.body) next.focus();
    isPressed.current = false;
  }, []);
  return {
    ref,
    onPress: () => void (isPressed.current = true),
    takeFocus: () => control.current?.focus(),
  };
}
