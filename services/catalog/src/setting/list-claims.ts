import { Injectable } from '@nestjs/common';
import type { Claim } from '@valam/contracts/catalog/setting.schema';
import { DataSource } from 'typeorm';
import { SettingEntity } from './setting.entity.js';

const mostClaims = 100;

@Injectable()
export class ListClaims {
  constructor(private readonly dataSource: DataSource) {}

  run(): Promise<Claim[]> {
    return this.dataSource.manager.find(SettingEntity, {
      where: { status: 'published' },
      order: { order: 'ASC', key: 'ASC' },
      take: mostClaims,
    });
  }
}
