/** The nonce of this document; browsers hide it from `getAttribute`. */
export const pageNonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
