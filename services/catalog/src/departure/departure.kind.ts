import { tourChanged } from '@valam/contracts/catalog/content.events';
import type { ContentKind } from '../content/content-kind.js';
import { DepartureEntity } from './departure.entity.js';

/** A departure may move to another trip, so the lists of both kinds are invalidated. */
export const departureKind: ContentKind<DepartureEntity> = {
  noun: 'departure',
  entity: DepartureEntity,
  changed: tourChanged,
  tags: ['tours', 'retreats'],
  slugOf: () => null,
};
