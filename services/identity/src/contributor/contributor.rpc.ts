import { Controller } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { picturesUsedByIdentity } from '@valam/contracts/catalog/picture-use.rpc';
import { changeOwnProfile, getOwnProfile } from '@valam/contracts/identity/profile.rpc';
import type { RpcBody, RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { ContributorPictures } from './contributor-pictures.js';
import { OwnProfile } from './own-profile.js';

@Controller()
export class ContributorRpc {
  constructor(
    private readonly profile: OwnProfile,
    private readonly pictures: ContributorPictures,
  ) {}

  @Handle(getOwnProfile)
  read(caller: Caller) {
    return this.profile.read(caller);
  }

  @Handle(changeOwnProfile)
  change(caller: Caller, body: RpcBody<typeof changeOwnProfile>) {
    return this.profile.change(caller, body);
  }

  @Handle(picturesUsedByIdentity)
  picturesUsed({ keys }: RpcInput<typeof picturesUsedByIdentity>) {
    return this.pictures.usedOf(keys);
  }
}
