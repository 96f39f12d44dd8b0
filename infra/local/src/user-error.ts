/** An error that the user can fix: printed as its message alone, without a stack. */
export class UserError extends Error {
  override name = 'UserError';
}
