import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MailLinks } from '../link/mail-links.js';
import { Passwords } from '../password/passwords.js';
import type { UserEntity } from '../user/user.entity.js';
import { unlessBusy } from '../limit/try-again-later.js';

/** Checks the password of a sign-in. */
@Injectable()
export class SignInPassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mailLinks: MailLinks,
    private readonly passwords: Passwords,
  ) {}

  async isRight(user: UserEntity | null, typed: string): Promise<boolean> {
    return unlessBusy(this.passwords.verify(user && (await this.hashOf(user)), typed));
  }

  /**
   * The password of an unverified sign-up gives no access; it only produces the hint that the link was not
   * used.
   */
  private async hashOf({ id, emailVerified, passwordHash }: UserEntity): Promise<string | null> {
    if (emailVerified) return passwordHash;
    const signup = await this.mailLinks.waitingSignup(this.dataSource.manager, id);
    return signup?.passwordHash ?? null;
  }
}
