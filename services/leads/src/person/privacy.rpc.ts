import { Controller } from '@nestjs/common';
import {
  eraseLeadsData,
  exportLeadsData,
  listErasedRecords,
  listRecordsOfPerson,
} from '@valam/contracts/leads/privacy.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { ErasePerson } from './erase-person.js';
import { ErasedRecords } from './erased-records.js';
import { ExportPerson } from './export-person.js';
import { RecordsOfPerson } from './records-of-person.js';

@Controller()
export class PrivacyRpc {
  constructor(
    private readonly exportPerson: ExportPerson,
    private readonly erasePerson: ErasePerson,
    private readonly recordsOfPerson: RecordsOfPerson,
    private readonly erasedRecords: ErasedRecords,
  ) {}

  @Handle(exportLeadsData)
  export(input: RpcInput<typeof exportLeadsData>) {
    return this.exportPerson.run(input);
  }

  @Handle(listRecordsOfPerson)
  records({ email }: RpcInput<typeof listRecordsOfPerson>) {
    return this.recordsOfPerson.run(email);
  }

  @Handle(listErasedRecords)
  erased(input: RpcInput<typeof listErasedRecords>) {
    return this.erasedRecords.list(input);
  }

  @Handle(eraseLeadsData)
  erase({ email }: RpcInput<typeof eraseLeadsData>) {
    return this.erasePerson.run(email);
  }
}
