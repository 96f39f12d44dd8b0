import { AccountActions } from './account-actions.js';
import { FirstOwner } from './first-owner.js';
import { InviteStaff } from './invite-staff.js';
import { StaffResource } from './staff.resource.js';
import { UsersResource } from './users.resource.js';

export const staffProviders = [FirstOwner, InviteStaff, AccountActions, UsersResource, StaffResource];
