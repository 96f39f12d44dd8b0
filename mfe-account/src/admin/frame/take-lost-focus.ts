/** Takes the focus of a control that this element replaces, but never of a field in which the user is typing. */
export const takeLostFocus = (place: HTMLElement | null): void => {
  if (document.activeElement === document.body) place?.focus();
};
