import { Controller } from '@nestjs/common';
import { getSiteState } from '@valam/contracts/catalog/site.rpc';
import { Handle } from '@valam/service-kit/rpc/handle';
import { SampleContent } from './sample-content.js';

@Controller()
export class SiteRpc {
  constructor(private readonly sample: SampleContent) {}

  @Handle(getSiteState)
  state() {
    return this.sample.state();
  }
}
