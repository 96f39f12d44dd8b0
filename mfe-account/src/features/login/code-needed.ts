/** Requests the second factor, which is not shown as an error. */
export const codeNeeded = 'Please enter the code from your authenticator app, or a recovery code.';
