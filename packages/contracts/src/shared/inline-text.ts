/** A text with a few marks in it, as a tree: what renders it never sees markup, so nothing can be smuggled in. */
export type InlineMark = 'b' | 'i' | 'u' | 's' | 'code' | 'mark' | 'sub' | 'sup';

export type Inline =
  | string
  | { readonly mark: InlineMark; readonly children: readonly Inline[] }
  | { readonly mark: 'br' }
  | { readonly mark: 'a'; readonly href: string; readonly children: readonly Inline[] }
  | { readonly mark: 'span'; readonly lang: string; readonly children: readonly Inline[] };

/** The words alone. */
export function inlineWords(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      return node.mark === 'br' ? '\n' : inlineWords(node.children);
    })
    .join('');
}

/** Whether a tree holds anything that can be seen. */
export function isBlank(nodes: readonly Inline[]): boolean {
  return inlineWords(nodes).trim() === '';
}

const safeSchemes = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#|\?)/i;

/** The address of a link if it leads to a page, a mailbox or a phone; anything else is no address. */
export function safeHref(href: string): string | undefined {
  // Browsers ignore control characters and spaces in a scheme, so they are taken out before it is judged.
  const address = Array.from(href.trim())
    .filter((character) => character > ' ' && character !== '\u007f')
    .join('');
  return address.length <= 2_048 && !address.includes('\\') && safeSchemes.test(address)
    ? address
    : undefined;
}

/** A language tag such as `ta` or `ta-Latn`. */
export function safeLanguage(tag: string): string | undefined {
  return /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(tag.trim()) ? tag.trim() : undefined;
}
