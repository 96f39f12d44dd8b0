import { Injectable } from '@nestjs/common';
import type { Testimonial } from '@valam/contracts/catalog/testimonial.schema';
import { DataSource } from 'typeorm';
import { Pictures } from '../media/pictures.js';
import { testimonialView } from './testimonial.view.js';
import { TestimonialEntity } from './testimonial.entity.js';

const mostPicked = 3;

/** Three by chance. Only ids are drawn, so that the rows of the others are never read. */
@Injectable()
export class PickTestimonials {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pictures: Pictures,
  ) {}

  async run(): Promise<Testimonial[]> {
    const picked = await this.dataSource.manager
      .createQueryBuilder(TestimonialEntity, 'testimonial')
      .where(
        `testimonial.id in (select id from testimonial where status = 'published' order by random() limit ${mostPicked})`,
      )
      .orderBy('random()')
      .getMany();
    const pictures = await this.pictures.of(picked.map(({ photo }) => photo ?? ''));
    return picked.map((testimonial) => testimonialView(testimonial, pictures));
  }
}
