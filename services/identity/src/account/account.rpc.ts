import { Controller } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import {
  changePassword,
  checkPasswordLink,
  forgotPassword,
  resendVerification,
  resetPassword,
  signUp,
  verifyEmail,
} from '@valam/contracts/identity/account.rpc';
import type { RpcBody, RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { AskForLink } from './ask-for-link.js';
import { ChangeOwnPassword } from './change-own-password.js';
import { CheckPasswordLink } from './check-password-link.js';
import { ResetPassword } from './reset-password.js';
import { SignUp } from './sign-up.js';
import { VerifyEmail } from './verify-email.js';

@Controller()
export class AccountRpc {
  constructor(
    private readonly signUps: SignUp,
    private readonly verification: VerifyEmail,
    private readonly links: AskForLink,
    private readonly passwords: ResetPassword,
    private readonly ownPassword: ChangeOwnPassword,
    private readonly passwordLinks: CheckPasswordLink,
  ) {}

  @Handle(signUp)
  signUp(input: RpcInput<typeof signUp>) {
    return this.signUps.run(input);
  }

  @Handle(verifyEmail)
  verify({ token }: RpcInput<typeof verifyEmail>) {
    return this.verification.run(token);
  }

  @Handle(resendVerification)
  resend(input: RpcInput<typeof resendVerification>) {
    return this.links.run('resend-verification', input);
  }

  @Handle(forgotPassword)
  forgot(input: RpcInput<typeof forgotPassword>) {
    return this.links.run('send-reset-link', input);
  }

  @Handle(checkPasswordLink)
  checkLink({ token }: RpcInput<typeof checkPasswordLink>) {
    return this.passwordLinks.run(token);
  }

  @Handle(resetPassword)
  reset(input: RpcInput<typeof resetPassword>) {
    return this.passwords.run(input);
  }

  @Handle(changePassword)
  change(caller: Caller, body: RpcBody<typeof changePassword>) {
    return this.ownPassword.run(caller, body);
  }
}
