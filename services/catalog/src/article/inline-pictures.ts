import { parseArticleBlocks } from '@valam/contracts/shared/article-blocks';

/** The keys of the pictures in an article's image blocks. */
export function inlinePictureKeys(content: string): string[] {
  return parseArticleBlocks(content).flatMap((block) => {
    const key = block.type === 'image' ? /^\/media\/([a-z0-9]{8,64})/.exec(block.url)?.[1] : undefined;
    return key ? [key] : [];
  });
}
