// Scripts and styles that this bundle adds carry the page's nonce.
// eslint-disable-next-line no-global-assign -- the bundler's own way to be told
__webpack_nonce__ = document.querySelector('meta[property="csp-nonce"]')?.nonce;
