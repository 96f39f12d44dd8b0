import type { Gate } from './gate';
import { changesIn } from './kept-changes';

/** How far from the visible part of the page its code is fetched. */
const ahead = '300px 0px';
/** What does something in its place: buttons, and links that open a dialog and lead to a page where no code runs. */
const pressable = 'button, a[aria-haspopup]';
const signsOfInterest = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/**
 * Opens the gate when the visitor comes near the place or reaches for something in it. What is done there before the
 * code has come is done once more when it has: React lets nothing through to markup that it has not taken over.
 */
export function awaitVisitor(place: HTMLElement, gate: Gate): () => void {
  let pressed: HTMLElement | null = null;
  const observer = observe(place, gate);
  const changes = changesIn(place);
  const isHere = (target: EventTarget | null): target is Element =>
    target instanceof Element && place.contains(target);

  const reached = (event: Event): void => {
    if (isHere(event.target)) gate.open();
  };
  const hold = (event: MouseEvent): void => {
    const target = isHere(event.target) ? event.target.closest<HTMLElement>(pressable) : null;
    if (!target || opensElsewhere(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = target;
    gate.open();
  };
  function stop(): void {
    observer?.disconnect();
    changes.stop();
    for (const type of signsOfInterest) window.removeEventListener(type, reached, true);
    window.removeEventListener('click', hold, true);
  }
  function pressAgain(): void {
    const target = pressed;
    pressed = null;
    if (target?.isConnected) target.click();
  }

  for (const type of signsOfInterest) window.addEventListener(type, reached, true);
  window.addEventListener('click', hold, true);
  gate.onLive(() => {
    stop();
    void changes.make().then(pressAgain);
  });
  gate.onFailure(() => {
    if (gate.isUselessWithout && !(pressed instanceof HTMLAnchorElement)) return stop();
    // The form, or the link, then does what it does without scripts.
    if (!pressed) return;
    stop();
    pressAgain();
  });
  return stop;
}

/** In another tab or window: the link is then followed, whatever it does here. */
const opensElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

/** Null where there is nothing to wait for: the server has rendered nothing here. */
function observe(place: HTMLElement, gate: Gate): IntersectionObserver | null {
  // What is fixed to the window is always near; it stands for a part that is not.
  const parts = [...place.children].filter((part) => getComputedStyle(part).position !== 'fixed');
  if (parts.length === 0 || typeof IntersectionObserver === 'undefined') {
    gate.open();
    return null;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) gate.open();
    },
    { rootMargin: ahead },
  );
  for (const part of parts) observer.observe(part);
  return observer;
}
