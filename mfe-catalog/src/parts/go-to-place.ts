/** Scrolls to an element and focuses it, as a native anchor link does. */
export function goToPlace(id: string): void {
  const place = document.getElementById(id);
  if (!place) return;
  place.tabIndex = -1;
  place.scrollIntoView({ block: 'start' });
  place.focus({ preventScroll: true });
}
