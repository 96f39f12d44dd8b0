import { staffRoles, type Role } from '@valam/contracts/identity/auth.schema';

export const isStaffRole = (role: Role): boolean => (staffRoles as readonly Role[]).includes(role);
