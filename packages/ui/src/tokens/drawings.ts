/**
 * Small drawings for masks and backgrounds: `var(--drawing-check)` and so on. A browser parses a whole SVG document for each
 * one that a page uses, so those above the fold of every page are gradients instead.
 */
const drawings: Readonly<Record<string, string>> = {
  // The coping of the wall.
  coping: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 22" width="72" height="22"><path fill="#651709" d="M0 14h72v8H0z"/><path fill="#93281A" d="M2 14C2 6 8 0 18 0s16 6 16 14Z"/><path fill="#fff" d="M38 14C38 6 44 0 54 0s16 6 16 14Z"/><path fill="none" stroke="#93281A" stroke-width="1.5" d="M38.8 13.5C38.8 6.6 44.6.8 54 .8s15.2 5.8 15.2 12.7"/><circle cx="18" cy="8.5" r="2.2" fill="#fff"/><circle cx="54" cy="8.5" r="2.2" fill="#93281A"/></svg>`,
  // Ringed dots, woven into the lower part of a sari.
  butta: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44" width="44" height="44"><g fill="none" stroke="#000" stroke-width="1.5"><circle cx="11" cy="11" r="4.5"/><circle cx="33" cy="33" r="4.5"/></g><circle cx="11" cy="11" r="1.5"/><circle cx="33" cy="33" r="1.5"/></svg>`,
  // One dot with the line around it, for repetition.
  'kolam-rule': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 16" width="20" height="16"><g fill="none" stroke="#000" stroke-width="1.5"><path d="M-1 7 0 8 5 3A7.07 7.07 0 0 1 15 3L20 8 21 9"/><path d="M-1 9 0 8 5 13A7.07 7.07 0 0 0 15 13L20 8 21 7"/></g><circle cx="10" cy="8" r="1.6"/></svg>`,
  // Half of the payment: a hatched background.
  hatch: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 6" width="6" height="6"><path d="M-1 7 7-1M-1 1 1-1M5 7 7 5" stroke="#0B4A58" stroke-width="1.5"/></svg>`,
  // A drawn check mark.
  check: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path d="m5 12.5 4.5 4.5L19.5 7" fill="none" stroke="#000" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
};

/** A tooth: the angle between two slopes of 41°, seen from its tip, with edges softened by half a pixel. */
const tooth = (towards: number, point: string): string =>
  `conic-gradient(from ${towards - 42.9}deg at ${point},#0000,#000 3.6deg 82.2deg,#0000 85.8deg)`;

/** A stroke through the middle of its background. */
const stroke = (towards: number): string =>
  `linear-gradient(${towards}deg,#0000 calc(50% - 1px),#1C1A1F calc(50% - .4px) calc(50% + .4px),#0000 calc(50% + 1px))`;

/** Drawings made of gradients. */
const gradients: Readonly<Record<string, string>> = {
  // Teeth of a horizontal band, three wide for every two high.
  teeth: tooth(180, '50% 0'),
  // Teeth of a vertical band, two wide for every three high.
  'teeth-upright': tooth(90, '0 50%'),
  // The two strokes of a select's arrow.
  'select-mark': `${stroke(45)},${stroke(-45)}`,
  // One red and one white stripe of the temple wall.
  wall: 'linear-gradient(90deg,#93281A 50%,#fff 0)',
};

/** The drawings as custom properties. */
export const drawingProperties = [
  ...Object.entries(gradients).map(([name, images]) => `--drawing-${name}:${images}`),
  ...Object.entries(drawings).map(
    ([name, svg]) => `--drawing-${name}:url("data:image/svg+xml,${encodeURIComponent(svg)}")`,
  ),
].join(';');
