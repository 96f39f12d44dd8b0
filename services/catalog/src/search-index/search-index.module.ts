import { Module } from '@nestjs/common';
import { SearchDocuments } from './search-documents.js';

@Module({
  providers: [SearchDocuments],
  exports: [SearchDocuments],
})
export class SearchIndexModule {}
