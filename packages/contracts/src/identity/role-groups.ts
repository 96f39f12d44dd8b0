import { staffRoles, type Role } from './auth.schema.js';

/**
 * Named groups of roles with the same permissions. A definition of the back office uses a group or, rarely, single
 * roles.
 */
export const everybody: readonly Role[] = staffRoles;
export const owners: readonly Role[] = ['owner'];
export const operators: readonly Role[] = ['owner', 'operations'];
export const sellers: readonly Role[] = ['owner', 'operations', 'sales'];
export const frontDesk: readonly Role[] = ['owner', 'operations', 'sales', 'finance'];
export const money: readonly Role[] = ['owner', 'operations', 'finance'];
export const treasurers: readonly Role[] = ['owner', 'finance'];
export const editors: readonly Role[] = ['owner', 'content'];
export const reviewers: readonly Role[] = ['owner', 'operations', 'content'];
export const hosts: readonly Role[] = ['owner', 'operations', 'content', 'sales'];
