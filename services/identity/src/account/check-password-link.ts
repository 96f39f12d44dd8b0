import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ChangePassword } from './change-password.js';

/** Checks that a link still allows choosing a password, before its page asks for one. Read only. */
@Injectable()
export class CheckPasswordLink {
  constructor(
    private readonly dataSource: DataSource,
    private readonly change: ChangePassword,
  ) {}

  async run(token: string): Promise<{ ok: true }> {
    await this.dataSource.transaction((tx) => this.change.ownerOf(tx, token));
    return { ok: true };
  }
}
