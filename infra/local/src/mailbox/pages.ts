import { escapeHtml as e } from '../http/exchange.ts';
import { page } from '../http/page.ts';
import type { Message } from './message.ts';

const style = `
  main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
  header { display: flex; gap: 1rem; align-items: center; justify-content: space-between; margin-bottom: 1rem; flex-wrap: wrap; }
  ol { list-style: none; margin: 0; padding: 0; background: var(--paper); border: 1px solid var(--line); border-radius: .8rem; overflow: hidden; }
  li + li { border-top: 1px solid var(--line); }
  li a { display: grid; grid-template-columns: minmax(9rem, 16rem) 1fr auto; gap: 1rem; padding: .8rem 1rem; color: inherit; text-decoration: none; }
  li a:hover { background: var(--ground); }
  li a > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; margin: 0 0 1rem; } dd { margin: 0; overflow-wrap: anywhere; }
  iframe { width: 100%; height: 70vh; border: 1px solid var(--line); border-radius: .8rem; background: #fff; }
  pre { white-space: pre-wrap; background: var(--paper); border: 1px solid var(--line); border-radius: .8rem; padding: 1rem; }
  @media (max-width: 40rem) { li a { grid-template-columns: 1fr; gap: 0; } }
`;

const time = (iso: string) =>
  `<time datetime="${e(iso)}">${e(iso.slice(0, 16).replace('T', ' '))} UTC</time>`;

export function listPage(messages: Message[], to: string | null) {
  const row = (m: Message) =>
    `<li><a href="/messages/${e(m.id)}"><span class="soft">${e(m.to)}</span><strong>${e(m.subject)}</strong><span class="soft">${time(m.sentAt)}</span></a></li>`;
  const list =
    messages.length > 0
      ? `<ol>${messages.map(row).join('')}</ol>`
      : '<p class="soft">No mail yet. What the system sends appears here; nothing leaves this machine.</p>';
  return page(
    'Mailbox',
    style,
    `<header><h1>Mailbox${to ? ` of ${e(to)}` : ''}</h1><span class="soft">${messages.length} ${messages.length === 1 ? 'mail' : 'mails'}</span></header>${list}
<script>setInterval(async () => { const all = await fetch('/api/messages' + location.search).then((r) => r.json()).catch(() => null); if (all && all.length !== ${messages.length}) location.reload(); }, 2000);</script>`,
  );
}

export function messagePage(message: Message) {
  const files = message.attachments
    .map(
      ({ filename, size, url }) =>
        `<a href="${e(url)}">${e(filename)}</a> <span class="soft">(${Math.ceil(size / 1024)} kB)</span>`,
    )
    .join(', ');
  const body = message.html
    ? `<iframe title="The mail as it looks" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/api/messages/${e(message.id)}/html"></iframe>`
    : `<pre>${e(message.text)}</pre>`;
  return page(
    message.subject,
    style,
    `<header><h1>${e(message.subject)}</h1><a href="/">All mails</a></header>
<dl><dt class="soft">From</dt><dd>${e(message.from)}</dd><dt class="soft">To</dt><dd>${e(message.to)}</dd><dt class="soft">Sent</dt><dd>${time(message.sentAt)}</dd>${files ? `<dt class="soft">Files</dt><dd>${files}</dd>` : ''}</dl>
${body}${message.html ? `<details><summary>Plain text</summary><pre>${e(message.text)}</pre></details>` : ''}`,
  );
}
