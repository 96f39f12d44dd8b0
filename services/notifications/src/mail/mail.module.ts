import { Module } from '@nestjs/common';
import { MailWriter } from './mail-writer.js';

@Module({ providers: [MailWriter], exports: [MailWriter] })
export class MailModule {}
