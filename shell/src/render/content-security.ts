/** What a page may load: scripts and styles with its nonce, everything else from this site. */
export function contentSecurityPolicy(nonce: string, extraSources: readonly string[]): string {
  const extra = extraSources.map((source) => ` ${source}`).join('');
  return [
    `default-src 'self'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:`,
    `connect-src 'self'${extra}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
