import type { AdminEntity } from '@valam/contracts/admin/entities';
import type { EntityDescription } from '../description/entity-description';
import { catalog } from './catalog/all';
import { editorial } from './editorial/all';
import { money } from './money/all';
import { partners } from './partners/all';
import { selling } from './selling/all';
import { system } from './system/all';

/** The sections of the back office, in the order of daily use. */
export const sections: readonly {
  readonly title: string;
  readonly entities: readonly EntityDescription[];
}[] = [
  { title: 'Selling', entities: Object.values(selling) },
  { title: 'Money', entities: Object.values(money) },
  { title: 'Partners', entities: Object.values(partners) },
  { title: 'Catalog', entities: Object.values(catalog) },
  { title: 'Content', entities: Object.values(editorial) },
  { title: 'System', entities: Object.values(system) },
];

/** All entities with generic screens; `today` has its own board instead. */
export const entities: Readonly<Record<Exclude<AdminEntity, 'today'>, EntityDescription>> = {
  ...selling,
  ...money,
  ...partners,
  ...catalog,
  ...editorial,
  ...system,
};

export function describe(name: string): EntityDescription | null {
  return Object.hasOwn(entities, name) ? entities[name as keyof typeof entities] : null;
}
