import { Controller } from '@nestjs/common';
import { exportContentData } from '@valam/contracts/catalog/privacy.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { ExportPerson } from './export-person.js';

@Controller()
export class PrivacyRpc {
  constructor(private readonly exporting: ExportPerson) {}

  @Handle(exportContentData)
  export({ email }: RpcInput<typeof exportContentData>) {
    return this.exporting.run(email);
  }
}
