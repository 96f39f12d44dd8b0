import { Controller } from '@nestjs/common';
import { listFaqsRoute } from '@valam/contracts/catalog/faq.routes';
import { listFaqs } from '@valam/contracts/catalog/faq.rpc';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { listAnswer } from '../http/list-answer.js';
import { UsesRoute } from '../route/uses-route.js';

@Controller()
export class FaqController {
  constructor(private readonly rpc: RpcClient) {}

  @UsesRoute(listFaqsRoute)
  list(@Call() { query }: CallOf<typeof listFaqsRoute>) {
    return listAnswer<typeof listFaqs>(this.rpc, listFaqs, query);
  }
}
