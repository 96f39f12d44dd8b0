import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.js';
import { PreviewModule } from '../preview/preview.module.js';
import { ContentWriter } from './content-writer.js';
import { ContentCsv } from './content-csv.js';

@Module({
  imports: [ContentModule, PreviewModule],
  providers: [ContentWriter, ContentCsv],
  exports: [ContentWriter, ContentCsv],
})
export class AdminModule {}
