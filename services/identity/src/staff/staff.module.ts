import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { LinkModule } from '../link/link.module.js';
import { PasswordModule } from '../password/password.module.js';
import { SiteModule } from '../site/site.module.js';
import { AccountActions } from './account-actions.js';
import { FirstOwner } from './first-owner.js';
import { FormerStaff } from './former-staff.js';
import { InviteStaff } from './invite-staff.js';
import { StaffResource } from './staff.resource.js';
import { UsersResource } from './users.resource.js';
import { UserModule } from '../user/user.module.js';

@Module({
  imports: [AccountModule, LinkModule, PasswordModule, SiteModule, UserModule],
  providers: [AccountActions, FirstOwner, FormerStaff, InviteStaff, StaffResource, UsersResource],
  exports: [FormerStaff],
})
export class StaffModule {}
