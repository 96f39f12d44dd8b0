// Scripts and styles that this bundle adds carry the page's nonce.
__webpack_nonce__ = document.querySelector('meta[property="csp-nonce"]')?.nonce;
