import { Controller } from '@nestjs/common';
import { takeInPicture, wantPicture } from '@valam/contracts/catalog/media.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { TakeInPicture } from './take-in-picture.js';
import { WantPicture } from './want-picture.js';

@Controller()
export class MediaRpc {
  constructor(
    private readonly takeInPicture: TakeInPicture,
    private readonly wantPicture: WantPicture,
  ) {}

  @Handle(takeInPicture)
  takeIn(input: RpcInput<typeof takeInPicture>) {
    return this.takeInPicture.run(input);
  }

  @Handle(wantPicture)
  want(input: RpcInput<typeof wantPicture>) {
    return this.wantPicture.run(input);
  }
}
