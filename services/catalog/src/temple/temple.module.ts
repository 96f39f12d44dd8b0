import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminModule } from '../admin/admin.module.js';
import { ContentModule } from '../content/content.module.js';
import { FestivalModule } from '../festival/festival.module.js';
import { MediaModule } from '../media/media.module.js';
import { SearchModule } from '../search/search.module.js';
import { SurroundingsModule } from '../surroundings/surroundings.module.js';
import { GetTemple } from './get-temple.js';
import { ListTempleFacets } from './list-temple-facets.js';
import { ListTemples } from './list-temples.js';
import { TempleRepository } from './temple.repository.js';
import { TempleRpc } from './temple.rpc.js';
import { TemplesResource } from './temples.resource.js';
import { TempleEntity } from './temple.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([TempleEntity]),
    AdminModule,
    ContentModule,
    FestivalModule,
    MediaModule,
    SearchModule,
    SurroundingsModule,
  ],
  controllers: [TempleRpc],
  providers: [GetTemple, ListTempleFacets, ListTemples, TempleRepository, TemplesResource],
})
export class TempleModule {}
