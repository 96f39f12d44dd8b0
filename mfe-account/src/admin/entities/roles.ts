import type { Role } from '@valam/contracts/identity/auth.schema';

/** Which roles of the staff may do what; the services decide, these only spare a refusal. */
export const owners: readonly Role[] = ['owner'];
export const everybody: readonly Role[] = ['owner', 'operations', 'sales', 'content', 'finance'];
export const frontDesk: readonly Role[] = ['owner', 'operations', 'sales', 'finance'];
export const operators: readonly Role[] = ['owner', 'operations'];
export const sellers: readonly Role[] = ['owner', 'operations', 'sales'];
export const money: readonly Role[] = ['owner', 'operations', 'finance'];
export const treasurers: readonly Role[] = ['owner', 'finance'];
export const editors: readonly Role[] = ['owner', 'content'];
export const reviewers: readonly Role[] = ['owner', 'operations', 'content'];
export const hosts: readonly Role[] = ['owner', 'operations', 'content', 'sales'];
