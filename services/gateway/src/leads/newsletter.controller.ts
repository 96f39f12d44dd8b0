import { Controller } from '@nestjs/common';
import {
  checkNewsletterLinkRoute,
  confirmNewsletterRoute,
  subscribeToNewsletterRoute,
  unsubscribeFromNewsletterRoute,
} from '@valam/contracts/leads/newsletter.routes';
import {
  checkNewsletterLink,
  confirmNewsletter,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from '@valam/contracts/leads/newsletter.rpc';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { UsesRoute } from '../route/uses-route.js';

/** The newsletter: subscribing, confirming, unsubscribing. */
@Controller()
export class NewsletterController {
  constructor(private readonly rpc: RpcClient) {}

  @UsesRoute(subscribeToNewsletterRoute)
  subscribe(@Call() { body, idempotencyKey }: CallOf<typeof subscribeToNewsletterRoute>) {
    return this.rpc.call(subscribeToNewsletter, { subscriber: body, idempotencyKey });
  }

  @UsesRoute(confirmNewsletterRoute)
  confirm(@Call() { params }: CallOf<typeof confirmNewsletterRoute>) {
    return this.rpc.call(confirmNewsletter, params);
  }

  @UsesRoute(unsubscribeFromNewsletterRoute)
  unsubscribe(@Call() { params }: CallOf<typeof unsubscribeFromNewsletterRoute>) {
    return this.rpc.call(unsubscribeFromNewsletter, params);
  }

  @UsesRoute(checkNewsletterLinkRoute)
  checkLink(@Call() { params }: CallOf<typeof checkNewsletterLinkRoute>) {
    return this.rpc.call(checkNewsletterLink, params);
  }
}
