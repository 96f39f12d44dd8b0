/** Asks for the second factor; not an error of the person who signs in. */
export const codeNeeded = 'Please enter the code from your authenticator app, or a recovery code.';
