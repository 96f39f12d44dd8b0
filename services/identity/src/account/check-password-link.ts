import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ChangePassword } from './change-password.js';

/** Says whether a link still lets a password be chosen, before its page asks for one. Changes nothing. */
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
