import { formatDay, istDay } from '@valam/contracts/shared/days';
import { tokens } from '@valam/ui/tokens/tokens';

/**
 * Elements that need the network or JavaScript: forms and their placeholders, buttons, links to the chat.
 */
const needsNetwork = [
  'form',
  '[data-screen-only]',
  '[aria-labelledby="newsletter"]',
  'button',
  'a[href*="#book"]',
  'a[href^="https://wa.me/"]',
].join();
const paperStyle = `${needsNetwork}{display:none!important}a[href^="/media/"]{pointer-events:none}`;

/**
 * Creates an offline copy of a page: without scripts, and with the date on which it was saved, so that it is not mistaken for
 * the current page. Elements that need the network are hidden.
 */
export function offlineCopy(html: string, takenOn: Date): string {
  const notice = `<p role="status" style="margin:0;padding:0.75rem 1.25rem;background:${tokens.color.text};color:${tokens.color.surface}">You’re offline. This is the copy you saved on ${formatDay(istDay(takenOn))}.</p>`;
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, '')
    .replace(/\(scripting:\s*none\)/g, 'all')
    .replace(/\(scripting:\s*enabled\)/g, 'not all')
    .replace(/<style\b[^>]*>/, (style) => style + paperStyle)
    .replace(/<body\b[^>]*>/, (body) => body + notice);
}

/** The title of a document, as in its markup. */
export const titleOf = (html: string): string => /<title[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
