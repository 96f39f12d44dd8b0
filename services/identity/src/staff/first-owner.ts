import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { normalizeEmail } from '@valam/contracts/shared/text';
import { Clock } from '@valam/service-kit/clock/clock';
import { Log } from '@valam/service-kit/logging/log';
import { DataSource } from 'typeorm';
import { PartnerAccounts } from '../account/partner-accounts.js';
import { Passwords } from '../password/passwords.js';
import { UserEntity } from '../user/user.entity.js';
import { IdentityConfig } from '../config.js';

/** Without a first owner, nobody could invite others. */
@Injectable()
export class FirstOwner implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly passwords: Passwords,
    private readonly partners: PartnerAccounts,
    private readonly settings: IdentityConfig,
    private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { ADMIN_EMAIL, ADMIN_PASSWORD } = this.settings;
    if (!ADMIN_EMAIL || !ADMIN_PASSWORD) return;
    if (await this.dataSource.manager.existsBy(UserEntity, { role: 'owner' })) return;
    const email = normalizeEmail(ADMIN_EMAIL);
    const passwordHash = await this.passwords.hash(ADMIN_PASSWORD);
    const isFirst = await this.dataSource.transaction(async (tx) => {
      // Two replicas may start concurrently.
      await tx.query(`select pg_advisory_xact_lock(hashtext('owners'))`);
      if (await tx.existsBy(UserEntity, { role: 'owner' })) return false;
      // A stranger may have signed up with the address before: the configuration determines its owner.
      const user = await this.partners.empty(tx, await this.partners.ensure(tx, email, 'start'));
      const proven = { passwordHash, emailVerified: true, emailVerifiedAt: this.clock.now() };
      await tx.save(Object.assign(user, proven, { role: 'owner', masterAccess: true, fullName: 'Owner' }));
      return true;
    });
    if (isFirst) this.log.info('the first owner has been created');
  }
}
