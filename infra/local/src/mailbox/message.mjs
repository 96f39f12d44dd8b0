import PostalMime from 'postal-mime';

/**
 * @typedef {object} Message
 * @property {string} id
 * @property {string} sentAt
 * @property {string} to
 * @property {string} from
 * @property {string} subject
 * @property {string} text
 * @property {string} html
 * @property {string[]} links
 * @property {Record<string, string>} headers
 * @property {{ filename: string, contentType: string, size: number, url: string }[]} attachments
 */
/** @typedef {{ id: string, sentAt: string, from: string, to: string[] }} Envelope as said over SMTP, which knows more than the headers */

const htmlLink = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const textLink = /https?:\/\/[^\s<>"')\]]+/g;

/** @param {string} text */
const decode = (text) => text.replaceAll('&amp;', '&').replaceAll('&#x3D;', '=').replaceAll('&#61;', '=');

/** @param {string} html @param {string} text */
function linksIn(html, text) {
  const inHtml = [...html.matchAll(htmlLink)].map((found) => decode(found[1] ?? found[2] ?? ''));
  const all = [...inHtml, ...(text.match(textLink) ?? [])].filter((link) => /^https?:/.test(link));
  return [...new Set(all)];
}

/** @param {ArrayBuffer | string | Uint8Array} content */
const bytesOf = (content) =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(/** @type {ArrayBuffer} */ (content));

/**
 * @param {Buffer} raw
 * @param {Envelope} envelope
 * @returns {Promise<{ message: Message, files: Buffer[] }>}
 */
export async function parseMessage(raw, envelope) {
  const mail = await PostalMime.parse(raw);
  const html = mail.html ?? '';
  const text = mail.text ?? '';
  const files = mail.attachments.map(({ content }) => bytesOf(content));
  const attachments = mail.attachments.map(({ filename, mimeType }, index) => ({
    filename: filename ?? `attachment-${index + 1}`,
    contentType: mimeType,
    size: files[index]?.length ?? 0,
    url: `/api/messages/${envelope.id}/attachments/${index}`,
  }));
  const message = {
    id: envelope.id,
    sentAt: envelope.sentAt,
    to: envelope.to.join(', '),
    from: mail.from?.address ?? envelope.from,
    subject: mail.subject ?? '',
    text,
    html,
    links: linksIn(html, text),
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    attachments,
  };
  return { message, files };
}
