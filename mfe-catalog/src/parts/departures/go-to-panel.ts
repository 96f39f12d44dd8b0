/** Brings the booking panel into view and the focus to it, as the link of a date does without scripts. */
export function goToPanel(id: string): void {
  const panel = document.getElementById(id);
  if (!panel) return;
  panel.tabIndex = -1;
  panel.scrollIntoView({ block: 'start' });
  panel.focus({ preventScroll: true });
}
