/** Patterns of secrets. */
const secrets: Record<string, RegExp> = {
  'a private key': /-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----\n[A-Za-z0-9+/=\n]{100}/,
  'a live payment key': /\b[sr]k_live_[A-Za-z0-9]{16,}/,
  'a cloud key': /\bAKIA[0-9A-Z]{16}\b/,
  'an access token': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|glpat-[\w-]{20}|npm_[A-Za-z0-9]{36}|xox[bp]-[\w-]{20,})/,
  'a token': /\beyJ[A-Za-z0-9_-]{20,}\.eyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}/,
  'an address with a password':
    /\b(?:postgres|mysql|amqp|smtps?):\/\/[\w-]+:(?!\$|<|postgres@|password@|secret@|pw@|x@|valam|w@)[^\s:@'"`${}<]{12,}@(?!127\.0\.0\.1|localhost)/,
};

export const secretsIn = (text: string, where: string) =>
  Object.entries(secrets)
    .filter(([, pattern]) => pattern.test(text))
    .map(([what]) => `${where}: ${what}`);
