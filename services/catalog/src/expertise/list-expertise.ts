import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { listExpertise } from '@valam/contracts/catalog/expertise.rpc';
import type { Expertise } from '@valam/contracts/catalog/expertise.schema';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Repository } from 'typeorm';
import { pageOf, window, type Page } from '../content/page.js';
import { ExpertiseEntity } from './expertise.entity.js';

@Injectable()
export class ListExpertise {
  constructor(@InjectRepository(ExpertiseEntity) private readonly expertise: Repository<ExpertiseEntity>) {}

  async run(input: RpcInput<typeof listExpertise>): Promise<Page<Expertise>> {
    const [expertise, total] = await this.expertise.findAndCount({
      where: { status: 'published' },
      order: { name: 'ASC', id: 'ASC' },
      ...window(input),
    });
    return pageOf(expertise, total, input);
  }
}
