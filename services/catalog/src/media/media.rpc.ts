import { Controller } from '@nestjs/common';
import { takeInPicture, wantPicture } from '@valam/contracts/catalog/media.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { TakeInPicture } from './take-in-picture.js';
import { WantPicture } from './want-picture.js';

@Controller()
export class MediaRpc {
  constructor(
    private readonly taking: TakeInPicture,
    private readonly wanting: WantPicture,
  ) {}

  @Handle(takeInPicture)
  takeIn(input: RpcInput<typeof takeInPicture>) {
    return this.taking.run(input);
  }

  @Handle(wantPicture)
  want(input: RpcInput<typeof wantPicture>) {
    return this.wanting.run(input);
  }
}
