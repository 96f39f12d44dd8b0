import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Claim } from '@valam/contracts/catalog/setting.schema';
import { Repository } from 'typeorm';
import { SettingEntity } from './setting.entity.js';

const mostClaims = 100;

@Injectable()
export class ListClaims {
  constructor(@InjectRepository(SettingEntity) private readonly settings: Repository<SettingEntity>) {}

  run(): Promise<Claim[]> {
    return this.settings.find({
      where: { status: 'published' },
      order: { order: 'ASC', key: 'ASC' },
      take: mostClaims,
    });
  }
}
