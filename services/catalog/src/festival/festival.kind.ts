import { festivalChanged } from '@valam/contracts/catalog/content.events';
import type { ContentKind } from '../content/content-kind.js';
import { FestivalEntity } from './festival.entity.js';

export const festivalKind: ContentKind<FestivalEntity> = {
  noun: 'festival',
  entity: FestivalEntity,
  changed: festivalChanged,
  // Temple pages show the festivals celebrated there.
  tags: ['festivals', 'temples'],
  slugOf: ({ slug }) => slug,
};
