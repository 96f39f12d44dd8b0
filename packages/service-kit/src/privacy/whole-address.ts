/**
 * A pattern, for PostgreSQL and for JavaScript, of this address, alone or within a text, but not as a part of another:
 * `o@x.yz` is not within `leo@x.yz`. The address is in lower case, as the text has to be.
 */
export function wholeAddress(email: string): string {
  const literal = email.replace(/[^a-z0-9@]/g, (sign) => `\\${sign}`);
  return `(^|[^a-z0-9.!#$%&'*+/=?^_{|}~-])${literal}($|[^a-z0-9.-]|[.]($|[^a-z0-9]))`;
}
