import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.js';
import { MediaModule } from '../media/media.module.js';
import { ExportPerson } from './export-person.js';
import { ForgetPerson } from './forget-person.js';
import { PrivacyRpc } from './privacy.rpc.js';

@Module({
  imports: [ContentModule, MediaModule],
  controllers: [PrivacyRpc],
  providers: [ExportPerson, ForgetPerson],
})
export class PrivacyModule {}
