import { Module } from '@nestjs/common';
import { AdminModule } from '../admin/admin.module.js';
import { FaqRpc } from './faq.rpc.js';
import { FaqsResource } from './faqs.resource.js';
import { ListFaqs } from './list-faqs.js';

@Module({
  imports: [AdminModule],
  controllers: [FaqRpc],
  providers: [FaqsResource, ListFaqs],
})
export class FaqModule {}
