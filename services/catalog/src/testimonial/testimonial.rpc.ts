import { Controller } from '@nestjs/common';
import { listTestimonials, pickTestimonials } from '@valam/contracts/catalog/testimonial.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { ListTestimonials } from './list-testimonials.js';
import { PickTestimonials } from './pick-testimonials.js';

@Controller()
export class TestimonialRpc {
  constructor(
    private readonly listTestimonials: ListTestimonials,
    private readonly pickTestimonials: PickTestimonials,
  ) {}

  @Handle(listTestimonials)
  list(input: RpcInput<typeof listTestimonials>) {
    return this.listTestimonials.run(input);
  }

  @Handle(pickTestimonials)
  pick() {
    return this.pickTestimonials.run();
  }
}
