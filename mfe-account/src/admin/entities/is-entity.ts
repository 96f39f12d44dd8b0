import { adminEntities, type AdminEntity } from '@valam/contracts/admin/entities';

export const isEntity = (name: string): name is AdminEntity => Object.hasOwn(adminEntities, name);
