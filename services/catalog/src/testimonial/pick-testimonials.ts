import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Testimonial } from '@valam/contracts/catalog/testimonial.schema';
import { Repository } from 'typeorm';
import { Pictures } from '../media/pictures.js';
import { testimonialView } from './testimonial.view.js';
import { TestimonialEntity } from './testimonial.entity.js';

const mostPicked = 3;

/** Three random testimonials. Only ids are selected at random, so that the other rows are never read. */
@Injectable()
export class PickTestimonials {
  constructor(
    @InjectRepository(TestimonialEntity) private readonly testimonials: Repository<TestimonialEntity>,
    private readonly pictures: Pictures,
  ) {}

  async run(): Promise<Testimonial[]> {
    const picked = await this.testimonials
      .createQueryBuilder('testimonial')
      .where(
        `testimonial.id in (select id from testimonial where status = 'published' order by random() limit ${mostPicked})`,
      )
      .orderBy('random()')
      .getMany();
    const pictures = await this.pictures.of(picked.map(({ photo }) => photo ?? ''));
    return picked.map((testimonial) => testimonialView(testimonial, pictures));
  }
}
