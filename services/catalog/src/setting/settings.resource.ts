import { SettingInput } from '@valam/contracts/catalog/inputs/editorial.input';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { DataSource } from 'typeorm';
import type { ContentBook } from '../admin/content-book.js';
import { ContentDesk } from '../admin/content-desk.js';
import { ContentResource } from '../admin/content.resource.js';
import { CsvDesk } from '../admin/csv-desk.js';
import type { SettingEntity } from './setting.entity.js';
import { settingKind } from './setting.kind.js';

const book: ContentBook<SettingEntity> = {
  kind: settingKind,
  input: SettingInput,
  sort: ['order', 'key', 'asOf', 'updatedAt', 'status'],
  search: ['key', 'label', 'value', 'source'],
  orderDirection: 'asc',
};

@AdminEntity('settings')
export class SettingsResource extends ContentResource<SettingEntity> {
  constructor(dataSource: DataSource, desk: ContentDesk, csv: CsvDesk) {
    super(book, dataSource, desk, csv);
  }
}
