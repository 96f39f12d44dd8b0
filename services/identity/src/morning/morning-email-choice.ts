import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { owners } from '@valam/contracts/identity/role-groups';
import { allowRole } from '@valam/service-kit/admin/allow-role';
import { audit } from '@valam/service-kit/audit/audit';
import { DataSource, Repository } from 'typeorm';
import { signedIn } from '../user/signed-in.js';
import { UserEntity } from '../user/user.entity.js';

/** An owner's subscription to the morning email. */
@Injectable()
export class MorningEmailChoice {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
  ) {}

  async read(caller: Caller) {
    allowRole(caller, owners);
    const { wantsMorningEmail: isWanted, email } = await this.users.findOneByOrFail({
      id: signedIn(caller),
    });
    return { isWanted, email };
  }

  async choose(caller: Caller, isWanted: boolean) {
    allowRole(caller, owners);
    const id = signedIn(caller);
    return this.dataSource.transaction(async (tx) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const { wantsMorningEmail, email } = await tx.findOneOrFail(UserEntity, { where: { id }, lock });
      if (isWanted !== wantsMorningEmail) {
        await tx.update(UserEntity, { id }, { wantsMorningEmail: isWanted });
        const changes = { wantsMorningEmail: { from: wantsMorningEmail, to: isWanted } };
        await audit(tx, { actor: caller, action: 'choose-morning-email', entity: 'staff', id, changes });
      }
      return { isWanted, email };
    });
  }
}
