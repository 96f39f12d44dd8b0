import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailLinks } from './mail-links.js';
import { MailLinkEntity } from './mail-link.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([MailLinkEntity])],
  providers: [MailLinks],
  exports: [MailLinks],
})
export class LinkModule {}
