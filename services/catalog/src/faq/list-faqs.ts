import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { listFaqs } from '@valam/contracts/catalog/faq.rpc';
import type { Faq } from '@valam/contracts/catalog/faq.schema';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Repository } from 'typeorm';
import { pageOf, window, type Page } from '../content/page.js';
import { FaqEntity } from './faq.entity.js';

/** The FAQs of a type or of a tour; without either, the general ones of every type. */
@Injectable()
export class ListFaqs {
  constructor(@InjectRepository(FaqEntity) private readonly faqs: Repository<FaqEntity>) {}

  async run(input: RpcInput<typeof listFaqs>): Promise<Page<Faq>> {
    const { type, tourId } = input;
    const query = this.faqs
      .createQueryBuilder('faq')
      .where(`faq.status = 'published'`)
      .orderBy('faq.order')
      .addOrderBy('faq.question')
      .addOrderBy('faq.id');
    if (type) query.andWhere('lower(faq.type) = lower(:type)', { type });
    if (tourId) query.andWhere('faq.tourId = :tourId', { tourId });
    else query.andWhere('faq.tourId is null');
    const { skip, take } = window(input);
    const [faqs, total] = await query.skip(skip).take(take).getManyAndCount();
    return pageOf(faqs, total, input);
  }
}
