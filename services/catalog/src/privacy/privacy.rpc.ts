import { Controller } from '@nestjs/common';
import { erasePictures, exportContentData } from '@valam/contracts/catalog/privacy.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { ErasePictures } from '../media/erase-pictures.js';
import { ExportPerson } from './export-person.js';

@Controller()
export class PrivacyRpc {
  constructor(
    private readonly exporting: ExportPerson,
    private readonly pictures: ErasePictures,
  ) {}

  @Handle(exportContentData)
  export(input: RpcInput<typeof exportContentData>) {
    return this.exporting.run(input);
  }

  @Handle(erasePictures)
  erasePictures({ keys }: RpcInput<typeof erasePictures>) {
    return this.pictures.run(keys);
  }
}
