import { Controller } from '@nestjs/common';
import { listClaims } from '@valam/contracts/catalog/setting.rpc';
import { Handle } from '@valam/service-kit/rpc/handle';
import { ListClaims } from './list-claims.js';

@Controller()
export class SettingRpc {
  constructor(private readonly listing: ListClaims) {}

  @Handle(listClaims)
  claims() {
    return this.listing.run();
  }
}
