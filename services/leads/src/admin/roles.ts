import type { Role } from '@valam/contracts/identity/auth.schema';

/** Which roles of the staff may do what with leads and bookings. */
export const everybody: readonly Role[] = ['owner', 'operations', 'sales', 'finance'];
export const operators: readonly Role[] = ['owner', 'operations'];
export const sellers: readonly Role[] = ['owner', 'operations', 'sales'];
export const money: readonly Role[] = ['owner', 'operations', 'finance'];
export const treasurers: readonly Role[] = ['owner', 'finance'];
export const editors: readonly Role[] = ['owner', 'operations', 'content'];
