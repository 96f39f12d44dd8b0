import type { AdminEntity } from '@valam/contracts/admin/entities';

export const office = '/admin';

export const listPlace = (entity: AdminEntity, filters: Readonly<Record<string, string>> = {}): string => {
  const query = new URLSearchParams(filters).toString();
  return `${office}/${entity}${query ? `?${query}` : ''}`;
};

/** Paths are lower-case, so an id with upper-case letters is passed as a query parameter. */
export const recordPlace = (entity: AdminEntity, id: string): string =>
  id === id.toLowerCase()
    ? `${office}/${entity}/${encodeURIComponent(id)}`
    : `${office}/${entity}?record=${encodeURIComponent(id)}`;
