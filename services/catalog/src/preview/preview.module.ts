import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EndedAccessEntity } from './ended-access.entity.js';
import { PreviewLinks } from './preview-links.js';

@Module({
  imports: [TypeOrmModule.forFeature([EndedAccessEntity])],
  providers: [PreviewLinks],
  exports: [PreviewLinks],
})
export class PreviewModule {}
