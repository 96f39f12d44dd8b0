import { Controller } from '@nestjs/common';
import { searchContent, suggestContent } from '@valam/contracts/catalog/search.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { SearchContent } from './search-content.js';
import { SuggestContent } from './suggest-content.js';

@Controller()
export class SearchRpc {
  constructor(
    private readonly searching: SearchContent,
    private readonly suggesting: SuggestContent,
  ) {}

  @Handle(searchContent)
  search(input: RpcInput<typeof searchContent>) {
    return this.searching.run(input);
  }

  @Handle(suggestContent)
  suggest(input: RpcInput<typeof suggestContent>) {
    return this.suggesting.run(input);
  }
}
