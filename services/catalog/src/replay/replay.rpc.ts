import { Controller } from '@nestjs/common';
import { replayCatalog } from '@valam/contracts/catalog/replay.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { ReplayCatalog } from './replay-catalog.js';

@Controller()
export class ReplayRpc {
  constructor(private readonly replaying: ReplayCatalog) {}

  @Handle(replayCatalog)
  replay(input: RpcInput<typeof replayCatalog>) {
    return this.replaying.run(input);
  }
}
