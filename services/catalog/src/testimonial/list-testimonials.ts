import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { listTestimonials } from '@valam/contracts/catalog/testimonial.rpc';
import type { Testimonial } from '@valam/contracts/catalog/testimonial.schema';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Repository } from 'typeorm';
import { pageOf, window, type Page } from '../content/page.js';
import { Pictures } from '../media/pictures.js';
import { testimonialView } from './testimonial.view.js';
import { TestimonialEntity } from './testimonial.entity.js';

@Injectable()
export class ListTestimonials {
  constructor(
    @InjectRepository(TestimonialEntity) private readonly testimonials: Repository<TestimonialEntity>,
    private readonly pictures: Pictures,
  ) {}

  async run(input: RpcInput<typeof listTestimonials>): Promise<Page<Testimonial>> {
    const [testimonials, total] = await this.testimonials.findAndCount({
      where: { status: 'published' },
      order: { order: 'ASC', createdAt: 'DESC', id: 'ASC' },
      ...window(input),
    });
    const pictures = await this.pictures.of(testimonials.map(({ photo }) => photo ?? ''));
    return pageOf(
      testimonials.map((testimonial) => testimonialView(testimonial, pictures)),
      total,
      input,
    );
  }
}
