import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.js';
import { PreviewModule } from '../preview/preview.module.js';
import { ContentDesk } from './content-desk.js';
import { CsvDesk } from './csv-desk.js';

@Module({
  imports: [ContentModule, PreviewModule],
  providers: [ContentDesk, CsvDesk],
  exports: [ContentDesk, CsvDesk],
})
export class AdminModule {}
