/**
 * Characters that XML does not allow, not even escaped: one of them makes a whole document unreadable. Texts pasted from slides have
 * vertical tabs.
 */
const notXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Escapes text for XML. */
export function xmlText(text: string): string {
  return text
    .replace(notXml, ' ')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&apos;');
}
