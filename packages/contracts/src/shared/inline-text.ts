/** A text with inline marks, as a tree: the renderer never sees markup, so none can be injected. */
export type InlineMark = 'b' | 'i' | 'u' | 's' | 'code' | 'mark' | 'sub' | 'sup';

export type Inline =
  | string
  | { readonly mark: InlineMark; readonly children: readonly Inline[] }
  | { readonly mark: 'br' }
  | { readonly mark: 'a'; readonly href: string; readonly children: readonly Inline[] }
  | { readonly mark: 'span'; readonly lang: string; readonly children: readonly Inline[] };

/** The text without marks. */
export function inlineWords(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      return node.mark === 'br' ? '\n' : inlineWords(node.children);
    })
    .join('');
}

/** Returns true if a tree has no visible text. */
export function isBlank(nodes: readonly Inline[]): boolean {
  return inlineWords(nodes).trim() === '';
}

const safeSchemes = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#|\?)/i;

/** The target of a link if it is a page, a mailbox or a phone number; otherwise undefined. */
export function safeHref(href: string): string | undefined {
  // Browsers ignore control characters and spaces in a scheme, so they are removed before the check.
  const address = href.trim().replace(/[^!-~\u0080-\u{10ffff}]+/gu, '');
  return address.length <= 2_048 && !address.includes('\\') && safeSchemes.test(address)
    ? address
    : undefined;
}

/** A language tag such as `ta` or `ta-Latn`. */
export function safeLanguage(tag: string): string | undefined {
  return /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(tag.trim()) ? tag.trim() : undefined;
}
