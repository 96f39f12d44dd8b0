/** Something the person at the keyboard can set right: shown as its message alone, without a stack. */
export class UserError extends Error {
  override name = 'UserError';
}
