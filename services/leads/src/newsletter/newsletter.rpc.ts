import { Controller } from '@nestjs/common';
import {
  checkNewsletterLink,
  confirmNewsletter,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from '@valam/contracts/leads/newsletter.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { CheckNewsletterLink } from './check-link.js';
import { ConfirmSubscription } from './confirm.js';
import { Subscribe } from './subscribe.js';
import { Unsubscribe } from './unsubscribe.js';

@Controller()
export class NewsletterRpc {
  constructor(
    private readonly subscribing: Subscribe,
    private readonly confirmSubscription: ConfirmSubscription,
    private readonly unsubscribing: Unsubscribe,
    private readonly checkNewsletterLink: CheckNewsletterLink,
  ) {}

  @Handle(subscribeToNewsletter)
  subscribe(input: RpcInput<typeof subscribeToNewsletter>) {
    return this.subscribing.run(input);
  }

  @Handle(confirmNewsletter)
  confirm({ token }: RpcInput<typeof confirmNewsletter>) {
    return this.confirmSubscription.run(token);
  }

  @Handle(unsubscribeFromNewsletter)
  unsubscribe({ token }: RpcInput<typeof unsubscribeFromNewsletter>) {
    return this.unsubscribing.run(token);
  }

  @Handle(checkNewsletterLink)
  check(input: RpcInput<typeof checkNewsletterLink>) {
    return this.checkNewsletterLink.run(input);
  }
}
