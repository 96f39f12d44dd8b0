import { settingsAdmin } from '@valam/contracts/catalog/settings.admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { DataSource } from 'typeorm';
import { editableContent } from '../admin/editable-content.js';
import { ContentWriter } from '../admin/content-writer.js';
import { ContentResource } from '../admin/content.resource.js';
import { ContentCsv } from '../admin/content-csv.js';
import type { SettingEntity } from './setting.entity.js';
import { settingKind } from './setting.kind.js';

const book = editableContent<SettingEntity, typeof settingsAdmin>(settingsAdmin, {
  kind: settingKind,
  filters: {},
  orderDirection: 'asc',
});

@AdminEntity(settingsAdmin)
export class SettingsResource extends ContentResource<SettingEntity, typeof settingsAdmin> {
  constructor(dataSource: DataSource, desk: ContentWriter, csv: ContentCsv) {
    super(book, dataSource, desk, csv);
  }
}
