import { Module } from '@nestjs/common';
import { PrivateLinks } from './private-links.js';

@Module({
  providers: [PrivateLinks],
  exports: [PrivateLinks],
})
export class LinkModule {}
