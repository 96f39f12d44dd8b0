import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { normaliseEmail } from '@valam/contracts/shared/text';
import { Clock } from '@valam/service-kit/clock/clock';
import { Log } from '@valam/service-kit/logging/log';
import { DataSource } from 'typeorm';
import { Passwords } from '../account/passwords.js';
import { UserEntity } from '../account/user.entity.js';
import { Settings } from '../config.js';

/** Without a first owner nobody could let anybody in. */
@Injectable()
export class FirstOwner implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly passwords: Passwords,
    private readonly settings: Settings,
    private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { ADMIN_EMAIL, ADMIN_PASSWORD } = this.settings;
    if (!ADMIN_EMAIL || !ADMIN_PASSWORD) return;
    if (await this.dataSource.manager.existsBy(UserEntity, { role: 'owner' })) return;
    const passwordHash = await this.passwords.hash(ADMIN_PASSWORD);
    const now = this.clock.now();
    const { identifiers } = await this.dataSource.manager
      .createQueryBuilder()
      .insert()
      .into(UserEntity)
      .values({
        id: randomUUID(),
        email: normaliseEmail(ADMIN_EMAIL),
        passwordHash,
        fullName: 'Owner',
        role: 'owner',
        masterAccess: true,
        signupUsing: 'start',
        emailVerified: true,
        emailVerifiedAt: now,
        totpLastStep: 0,
        version: 1,
        createdAt: now,
        updatedAt: now,
      })
      // Two replicas may start at once.
      .orIgnore()
      .execute();
    if (identifiers.length > 0) this.log.info('the first owner has been created');
  }
}
