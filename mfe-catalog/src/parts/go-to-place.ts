/** Brings a part of the page into view and the focus to it, as a link to it does without scripts. */
export function goToPlace(id: string): void {
  const place = document.getElementById(id);
  if (!place) return;
  place.tabIndex = -1;
  place.scrollIntoView({ block: 'start' });
  place.focus({ preventScroll: true });
}
