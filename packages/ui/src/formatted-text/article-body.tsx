import type { Picture as PictureData } from '@valam/contracts/catalog/picture.schema';
import { parseArticleBlocks, type ArticleBlock } from '@valam/contracts/shared/article-blocks';
import { inlineWords } from '@valam/contracts/shared/inline-text';
import { Kolam } from '@valam/ui/kolam/kolam';
import { Picture } from '@valam/ui/picture/picture';
import { styled } from 'styled-components';
import { InlineList } from './inline-list';
import { asWritten, HrefOf } from './href-of';
import { InlineNodes } from './inline-nodes';

const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  & > * {
    width: 100%;
    max-width: calc(var(--text-read) * 34);
    margin-inline: auto;
  }
  & p,
  & li {
    font: 400 var(--text-read) / var(--leading-read) var(--font-reading);
    text-wrap: pretty;
  }
  & > p + p {
    margin-top: 1.1em;
  }
  & > p:first-child::first-letter {
    font: 500 4.45em/0.72 var(--font-display);
    float: left;
    padding: 0.11em 0.06em 0 0;
    color: var(--color-accent);
  }
  & > :is(h2, h3, h4) {
    margin-top: 1.3em;
    margin-bottom: 0.45em;
    font: 500 var(--text-heading-1) / var(--leading-heading) var(--font-display);
    letter-spacing: var(--tracking-heading);
    text-wrap: balance;
  }
  & > h3 {
    font-size: var(--text-heading-2);
  }
  & > h4 {
    font-size: var(--text-heading-3);
  }
  & > ul,
  & > ol {
    margin-block: 1.1em;
    padding-left: 1.4em;
    list-style: disc;
  }
  & > ol {
    list-style: decimal;
  }
  & li {
    padding-left: 0.3em;
    margin-block: 0.35em;
  }
  & li::marker {
    color: var(--color-accent);
  }
  & ol > li::marker {
    font-weight: 600;
  }
  & > figure {
    margin-block: var(--space-7);
    width: min(100%, 66rem);
  }
  & figcaption {
    font: italic 400 var(--text-body) / 1.45 var(--font-reading);
    color: var(--color-text-muted);
    padding-top: var(--space-3);
  }
  & > blockquote {
    --line: var(--color-accent);
    margin-block: var(--space-7);
    display: grid;
    gap: var(--space-4);
  }
  & > blockquote > svg {
    width: 176px;
  }
  & > blockquote > p {
    font: 500 var(--text-heading-1) / 1.14 var(--font-display);
    text-wrap: balance;
  }
  & > blockquote > footer {
    font: 500 var(--text-small) / 1.3 var(--font-ui);
    color: var(--color-text-muted);
  }
  & > pre {
    margin-block: var(--space-5);
    padding: var(--space-5);
    background: var(--color-surface);
    border-left: 6px solid var(--color-info);
    font:
      400 var(--text-small) / 1.6 ui-monospace,
      'DejaVu Sans Mono',
      monospace;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

export interface ArticleBodyProps {
  /** The content as stored, in any wrapping. */
  readonly content: unknown;
  /** Returns the picture of a URL, so that it is loaded in the right size. Without it the URL is used as it is. */
  readonly pictureOf?: (url: string) => PictureData | undefined;
  /** Rewrites the link targets of the text. */
  readonly hrefOf?: (href: string) => string;
}

/** The blocks of an article. */
export function ArticleBody({ content, pictureOf, hrefOf = asWritten }: ArticleBodyProps) {
  return (
    <Text data-below="lines">
      <HrefOf value={hrefOf}>
        {parseArticleBlocks(content).map((block, i) => (
          <Block key={i} block={block} pictureOf={pictureOf} />
        ))}
      </HrefOf>
    </Text>
  );
}

function Block({ block, pictureOf }: { block: ArticleBlock; pictureOf: ArticleBodyProps['pictureOf'] }) {
  switch (block.type) {
    case 'header': {
      const Level = `h${block.level}` as const;
      return (
        <Level>
          <InlineNodes nodes={block.content} />
        </Level>
      );
    }
    case 'paragraph':
      return (
        <p>
          <InlineNodes nodes={block.content} />
        </p>
      );
    case 'list':
      return <InlineList ordered={block.ordered} items={block.items} />;
    case 'image':
      return <ImageBlock block={block} picture={pictureOf?.(block.url)} />;
    case 'quote':
      return (
        <blockquote>
          <Kolam columns={8} rows={1} />
          <p>
            <InlineNodes nodes={block.content} />
          </p>
          {block.caption.length > 0 && (
            <footer>
              <InlineNodes nodes={block.caption} />
            </footer>
          )}
        </blockquote>
      );
    case 'code':
      return (
        <pre>
          <code>{block.code}</code>
        </pre>
      );
  }
}

type ImageOf = Extract<ArticleBlock, { type: 'image' }>;

function ImageBlock({ block, picture }: { block: ImageOf; picture: PictureData | undefined }) {
  return (
    <figure>
      {picture ? (
        <Picture picture={picture} kind="article" ratio="3 / 2" sizes="(min-width: 800px) 45rem, 93vw" />
      ) : (
        <img
          src={block.url}
          alt={inlineWords(block.caption)}
          loading="lazy"
          decoding="async"
          width={1200}
          height={800}
        />
      )}
      {block.caption.length > 0 && (
        <figcaption>
          <InlineNodes nodes={block.caption} />
        </figcaption>
      )}
    </figure>
  );
}
