import { Controller } from '@nestjs/common';
import { searchContent, suggestContent } from '@valam/contracts/catalog/search.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { SearchContent } from './search-content.js';
import { SuggestContent } from './suggest-content.js';

@Controller()
export class SearchRpc {
  constructor(
    private readonly searchContent: SearchContent,
    private readonly suggestContent: SuggestContent,
  ) {}

  @Handle(searchContent)
  search(input: RpcInput<typeof searchContent>) {
    return this.searchContent.run(input);
  }

  @Handle(suggestContent)
  suggest(input: RpcInput<typeof suggestContent>) {
    return this.suggestContent.run(input);
  }
}
