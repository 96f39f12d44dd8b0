import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminModule } from '../admin/admin.module.js';
import { FaqRpc } from './faq.rpc.js';
import { FaqsResource } from './faqs.resource.js';
import { ListFaqs } from './list-faqs.js';
import { FaqEntity } from './faq.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([FaqEntity]), AdminModule],
  controllers: [FaqRpc],
  providers: [FaqsResource, ListFaqs],
  exports: [TypeOrmModule],
})
export class FaqModule {}
