import { Controller } from '@nestjs/common';
import { exportMailData } from '@valam/contracts/notifications/privacy.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { ExportPerson } from './export-person.js';

@Controller()
export class PrivacyRpc {
  constructor(private readonly exporting: ExportPerson) {}

  @Handle(exportMailData)
  export(input: RpcInput<typeof exportMailData>) {
    return this.exporting.run(input);
  }
}
