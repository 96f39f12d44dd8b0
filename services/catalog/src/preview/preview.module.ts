import { Module } from '@nestjs/common';
import { PreviewLinks } from './preview-links.js';

@Module({
  providers: [PreviewLinks],
  exports: [PreviewLinks],
})
export class PreviewModule {}
