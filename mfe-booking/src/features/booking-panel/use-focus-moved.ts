import { useCallback, useRef } from 'react';

interface FocusMoved {
  /** For the controls that take each other's place. */
  readonly ref: (control: HTMLElement | null) => void;
  /** The visitor's press brings the next control, which gets the focus if it is lost with the pressed one. */
  readonly onPress: () => void;
  /** Moves the focus to the control that is there, before the pressed one is removed. */
  readonly takeFocus: () => void;
}

/** Keeps the focus when a pressed control is replaced by another, such as a button by the field that it opens. */
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
