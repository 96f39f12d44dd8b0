import { adminEntities, type AdminEntity } from '@valam/contracts/shared/admin';

export const isEntity = (name: string): name is AdminEntity => Object.hasOwn(adminEntities, name);
