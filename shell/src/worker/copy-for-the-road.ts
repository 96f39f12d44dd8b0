import { formatDay, istDay } from '@valam/contracts/shared/days';
import { tokens } from '@valam/ui/tokens/tokens';

/**
 * What does not work without a network and without scripts: forms and what fills them, buttons that hold neither a
 * heading nor a picture, the way to a message.
 */
const needsNetwork = [
  'form',
  '[data-screen-only]',
  '[aria-labelledby="newsletter"]',
  'button:not([aria-expanded]):not(:has(img))',
  'a[href*="#book"]',
  'a[href^="https://wa.me/"]',
].join();
const paperStyle = `${needsNetwork}{display:none!important}button{pointer-events:none}`;

/**
 * A page as paper: without its scripts, everything that folds unfolded, and with the day on which it was taken, so that
 * no one takes it for today's. What needs the network is not on it.
 */
export function copyForTheRoad(html: string, takenOn: Date): string {
  const notice = `<p role="status" style="margin:0;padding:0.75rem 1.25rem;background:${tokens.color.ink};color:${tokens.color.lime}">You’re offline. This is the copy you saved on ${formatDay(istDay(takenOn))}.</p>`;
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, '')
    .replace(/\(scripting:\s*none\)/g, 'all')
    .replace(/\(scripting:\s*enabled\)/g, 'not all')
    .replace(/<style\b[^>]*>/, (style) => style + paperStyle)
    .replace(/<body\b[^>]*>/, (body) => body + notice);
}

/** The title of a document as its markup has it. */
export const titleOf = (html: string): string => /<title[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
