import { Controller } from '@nestjs/common';
import { listTestimonialsRoute, pickTestimonialsRoute } from '@valam/contracts/catalog/testimonial.routes';
import { listTestimonials, pickTestimonials } from '@valam/contracts/catalog/testimonial.rpc';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { listAnswer } from '../http/list-answer.js';
import { UsesRoute } from '../route/uses-route.js';

@Controller()
export class TestimonialController {
  constructor(private readonly rpc: RpcClient) {}

  @UsesRoute(listTestimonialsRoute)
  list(@Call() { query }: CallOf<typeof listTestimonialsRoute>) {
    return listAnswer<typeof listTestimonials>(this.rpc, listTestimonials, query);
  }

  @UsesRoute(pickTestimonialsRoute)
  pick() {
    return this.rpc.call(pickTestimonials, {});
  }
}
