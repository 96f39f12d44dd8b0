import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminModule } from '../admin/admin.module.js';
import { MediaModule } from '../media/media.module.js';
import { ListTestimonials } from './list-testimonials.js';
import { PickTestimonials } from './pick-testimonials.js';
import { TestimonialRpc } from './testimonial.rpc.js';
import { TestimonialsResource } from './testimonials.resource.js';
import { TestimonialEntity } from './testimonial.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([TestimonialEntity]), AdminModule, MediaModule],
  controllers: [TestimonialRpc],
  providers: [ListTestimonials, PickTestimonials, TestimonialsResource],
})
export class TestimonialModule {}
