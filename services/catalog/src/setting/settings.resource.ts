import { settingsAdmin } from '@valam/contracts/catalog/settings.admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { DataSource } from 'typeorm';
import { contentBook } from '../admin/content-book.js';
import { ContentDesk } from '../admin/content-desk.js';
import { ContentResource } from '../admin/content.resource.js';
import { CsvDesk } from '../admin/csv-desk.js';
import type { SettingEntity } from './setting.entity.js';
import { settingKind } from './setting.kind.js';

const book = contentBook<SettingEntity, typeof settingsAdmin>(settingsAdmin, {
  kind: settingKind,
  filters: {},
  orderDirection: 'asc',
});

@AdminEntity(settingsAdmin)
export class SettingsResource extends ContentResource<SettingEntity, typeof settingsAdmin> {
  constructor(dataSource: DataSource, desk: ContentDesk, csv: CsvDesk) {
    super(book, dataSource, desk, csv);
  }
}
