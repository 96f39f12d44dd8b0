import { tokens } from '@valam/ui/tokens/tokens';

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/**
 * A page as paper: without its scripts, everything that folds unfolded, and with the day on which it was taken, so that
 * nobody takes it for today's.
 */
export function copyForTheRoad(html: string, takenOn: Date): string {
  const notice = `<p role="status" style="margin:0;padding:0.75rem 1.25rem;background:${tokens.color.ink};color:${tokens.color.lime}">You are offline. This is the copy you kept, as of ${day.format(takenOn)}.</p>`;
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, '')
    .replace(/\(scripting:\s*none\)/g, 'all')
    .replace(/\(scripting:\s*enabled\)/g, 'not all')
    .replace(/<body\b[^>]*>/, (body) => body + notice);
}

/** The title of a document as its markup has it. */
export const titleOf = (html: string): string => /<title[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
