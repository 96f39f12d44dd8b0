import * as z from 'zod/mini';
import { defineRoute } from '../shared/define.js';
import { Email } from '../shared/text.js';
import {
  changeEmail,
  changePassword,
  checkPasswordLink,
  forgotPassword,
  resendVerification,
  resetPassword,
  signUp,
  verifyEmail,
} from './account.rpc.js';
import {
  EmailChange,
  LinkToken,
  Message,
  NewPassword,
  PasswordChange,
  SignupInput,
  Verified,
} from './account.schema.js';

export const signUpRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/signup',
  summary: 'Open an account, to be verified by email and approved',
  body: SignupInput,
  output: Message,
  problems: signUp.problems,
  status: 201,
  limit: 'password',
});

/** A refusal has its message in `error` too. */
export const verifyEmailRoute = defineRoute({
  method: 'GET',
  path: '/api/auth/verify-email/:token',
  summary: 'Use the link of a verification email',
  params: z.object({ token: LinkToken }),
  output: Verified,
  problems: verifyEmail.problems,
});

export const resendVerificationRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/resend-verification',
  summary: 'Send the verification email again',
  body: z.object({ email: Email }),
  output: Message,
  problems: resendVerification.problems,
  limit: 'password',
});

export const forgotPasswordRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Ask for a link to choose a new password',
  body: z.object({ email: Email }),
  output: Message,
  problems: forgotPassword.problems,
  limit: 'password',
});

export const checkPasswordLinkRoute = defineRoute({
  method: 'GET',
  path: '/api/auth/password-links/:token',
  summary: 'Whether a link to choose a password still works',
  params: checkPasswordLink.input,
  output: checkPasswordLink.output,
  problems: checkPasswordLink.problems,
});

export const resetPasswordRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Choose a new password by a mailed link',
  body: z.object({ token: LinkToken, password: NewPassword }),
  output: Message,
  problems: resetPassword.problems,
  limit: 'password',
});

/** The session continues with a new token, set as its cookie. */
export const changePasswordRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/change-password',
  summary: 'Change my password, with the current one',
  body: PasswordChange,
  output: Message,
  problems: changePassword.problems,
  access: 'session',
  limit: 'password',
});

/** The address changes when the link that is sent there is used. */
export const changeEmailRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/change-email',
  summary: 'Ask for a link to a new address to sign in with',
  body: EmailChange,
  output: Message,
  problems: changeEmail.problems,
  access: 'session',
  limit: 'password',
});
