/**
 * A pattern, valid in PostgreSQL and JavaScript, for this address alone or within a text, but not as a part
 * of another one: `o@x.yz` does not match in `leo@x.yz`. The address and the text must be in lower case.
 */
export function wholeAddress(email: string): string {
  const literal = email.replace(/[^a-z0-9@]/g, (sign) => `\\${sign}`);
  return `(^|[^a-z0-9.!#$%&'*+/=?^_{|}~-])${literal}($|[^a-z0-9.-]|[.]($|[^a-z0-9]))`;
}
