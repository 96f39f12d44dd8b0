import PostalMime from 'postal-mime';

export interface Message {
  id: string;
  sentAt: string;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
  headers: Record<string, string>;
  attachments: { filename: string; contentType: string; size: number; url: string }[];
}
/** from the SMTP session, which has more than the headers */
export interface Envelope {
  id: string;
  sentAt: string;
  from: string;
  to: string[];
}

const htmlLink = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const textLink = /https?:\/\/[^\s<>"')\]]+/g;

const decode = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#x3D;', '=').replaceAll('&#61;', '=');

function linksIn(html: string, text: string) {
  const inHtml = [...html.matchAll(htmlLink)].map((found) => decode(found[1] ?? found[2] ?? ''));
  const all = [...inHtml, ...(text.match(textLink) ?? [])].filter((link) => /^https?:/.test(link));
  return [...new Set(all)];
}

const bytesOf = (content: ArrayBuffer | string | Uint8Array) =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer);

export async function parseMessage(
  raw: Buffer,
  envelope: Envelope,
): Promise<{ message: Message; files: Buffer[] }> {
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
