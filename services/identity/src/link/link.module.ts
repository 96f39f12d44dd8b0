import { Module } from '@nestjs/common';
import { MailLinks } from './mail-links.js';

@Module({
  providers: [MailLinks],
  exports: [MailLinks],
})
export class LinkModule {}
