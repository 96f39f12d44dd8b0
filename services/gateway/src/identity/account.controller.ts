import { Controller } from '@nestjs/common';
import {
  changeEmailRoute,
  changePasswordRoute,
  checkPasswordLinkRoute,
  forgotPasswordRoute,
  resendVerificationRoute,
  resetPasswordRoute,
  signUpRoute,
  verifyEmailRoute,
} from '@valam/contracts/identity/account.routes';
import {
  changeEmail,
  checkPasswordLink,
  forgotPassword,
  resendVerification,
  resetPassword,
  signUp,
  verifyEmail,
} from '@valam/contracts/identity/account.rpc';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { UsesRoute } from '../route/uses-route.js';
import { ChangePassword } from '../session/change-password.js';
import { DeviceCookie } from '../session/device-cookie.js';

/** Accounts: sign-up, verification, new password. */
@Controller()
export class AccountController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly passwords: ChangePassword,
    private readonly device: DeviceCookie,
  ) {}

  @UsesRoute(signUpRoute)
  signUp(@Call() { body, visitor, idempotencyKey }: CallOf<typeof signUpRoute>) {
    return this.rpc.call(signUp, { signup: body, visitor, idempotencyKey });
  }

  @UsesRoute(verifyEmailRoute)
  verifyEmail(@Call() { params }: CallOf<typeof verifyEmailRoute>) {
    return this.rpc.call(verifyEmail, params);
  }

  @UsesRoute(resendVerificationRoute)
  resendVerification(@Call() { body, visitor, idempotencyKey }: CallOf<typeof resendVerificationRoute>) {
    return this.rpc.call(resendVerification, { ...body, visitor, idempotencyKey });
  }

  @UsesRoute(forgotPasswordRoute)
  forgotPassword(@Call() { body, visitor, idempotencyKey }: CallOf<typeof forgotPasswordRoute>) {
    return this.rpc.call(forgotPassword, { ...body, visitor, idempotencyKey });
  }

  @UsesRoute(checkPasswordLinkRoute)
  checkPasswordLink(@Call() { params }: CallOf<typeof checkPasswordLinkRoute>) {
    return this.rpc.call(checkPasswordLink, params);
  }

  @UsesRoute(resetPasswordRoute)
  async resetPassword(@Call() { body, visitor, reply }: CallOf<typeof resetPasswordRoute>) {
    const { message, device } = await this.rpc.call(resetPassword, { ...body, visitor });
    this.device.set(reply, device);
    return { message };
  }

  @UsesRoute(changePasswordRoute)
  changePassword(@Call() call: CallOf<typeof changePasswordRoute>) {
    return this.passwords.run(call);
  }

  @UsesRoute(changeEmailRoute)
  changeEmail(@Call() { caller, body }: CallOf<typeof changeEmailRoute>) {
    return this.rpc.call(changeEmail, { caller, ...body });
  }
}
