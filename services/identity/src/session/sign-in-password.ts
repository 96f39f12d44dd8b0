import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MailLinks } from '../link/mail-links.js';
import { Passwords } from '../password/passwords.js';
import type { UserEntity } from '../user/user.entity.js';
import { unlessBusy } from '../limit/try-again-later.js';

/** Compares the password that is typed to sign in. */
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

  /** The password of a sign-up that waits for its link opens nothing; it only earns the hint that the link is missing. */
  private async hashOf({ id, emailVerified, passwordHash }: UserEntity): Promise<string | null> {
    if (emailVerified) return passwordHash;
    const signup = await this.mailLinks.waitingSignup(this.dataSource.manager, id);
    return signup?.passwordHash ?? null;
  }
}
