import { Module } from '@nestjs/common';
import { AdminModule } from '../admin/admin.module.js';
import { MediaModule } from '../media/media.module.js';
import { ListTestimonials } from './list-testimonials.js';
import { PickTestimonials } from './pick-testimonials.js';
import { TestimonialRpc } from './testimonial.rpc.js';
import { TestimonialsResource } from './testimonials.resource.js';

@Module({
  imports: [AdminModule, MediaModule],
  controllers: [TestimonialRpc],
  providers: [ListTestimonials, PickTestimonials, TestimonialsResource],
})
export class TestimonialModule {}
