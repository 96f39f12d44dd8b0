import { Controller } from '@nestjs/common';
import { listFaqs } from '@valam/contracts/catalog/faq.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { ListFaqs } from './list-faqs.js';

@Controller()
export class FaqRpc {
  constructor(private readonly listing: ListFaqs) {}

  @Handle(listFaqs)
  list(input: RpcInput<typeof listFaqs>) {
    return this.listing.run(input);
  }
}
