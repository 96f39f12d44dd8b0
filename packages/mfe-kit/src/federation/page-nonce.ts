declare global {
  var __webpack_nonce__: string | undefined;
}

__webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/**
 * A runtime plugin of every remote and of the shell: scripts and styles that a bundle adds carry the page's nonce. It runs
 * with the entry, before the first chunk is asked for.
 */
export default function pageNonce(): { name: string } {
  return { name: 'page-nonce' };
}
