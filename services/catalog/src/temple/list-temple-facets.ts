import { Injectable } from '@nestjs/common';
import type { TempleFacets } from '@valam/contracts/catalog/temple.schema';
import { TempleRepository } from './temple.repository.js';

@Injectable()
export class ListTempleFacets {
  constructor(private readonly temples: TempleRepository) {}

  async run(): Promise<TempleFacets> {
    return { states: await this.temples.states() };
  }
}
