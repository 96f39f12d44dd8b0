import { settingChanged } from '@valam/contracts/catalog/content.events';
import type { ContentKind } from '../content/content-kind.js';
import { SettingEntity } from './setting.entity.js';

export const settingKind: ContentKind<SettingEntity> = {
  noun: 'setting',
  entity: SettingEntity,
  changed: settingChanged,
  tags: ['settings'],
  slugOf: ({ key }) => key,
};
