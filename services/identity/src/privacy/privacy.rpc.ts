import { Controller } from '@nestjs/common';
import {
  erasePerson,
  exportPerson,
  openPrivacyLink,
  requestPrivacyLink,
} from '@valam/contracts/identity/privacy.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { AskForLink } from '../account/ask-for-link.js';
import { ErasePerson } from './erase-person.js';
import { ExportPerson } from './export-person.js';
import { PrivacyLinks } from './privacy-links.js';

@Controller()
export class PrivacyRpc {
  constructor(
    private readonly ask: AskForLink,
    private readonly links: PrivacyLinks,
    private readonly exports: ExportPerson,
    private readonly erasures: ErasePerson,
  ) {}

  @Handle(requestPrivacyLink)
  request({ intent, ...who }: RpcInput<typeof requestPrivacyLink>) {
    return this.ask.run(intent === 'export' ? 'send-export-link' : 'send-erase-link', who);
  }

  @Handle(openPrivacyLink)
  open({ token }: RpcInput<typeof openPrivacyLink>) {
    return this.links.open(token);
  }

  @Handle(exportPerson)
  export(input: RpcInput<typeof exportPerson>) {
    return this.exports.run(input);
  }

  @Handle(erasePerson)
  erase({ token }: RpcInput<typeof erasePerson>) {
    return this.erasures.run(token);
  }
}
