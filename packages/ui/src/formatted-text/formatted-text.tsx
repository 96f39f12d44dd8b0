import { parseBracketText, type TextBlock } from '@valam/contracts/shared/bracket-text';
import { Heading } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { InlineList } from './inline-list';
import { InlineNodes } from './inline-nodes';

const Text = styled.div`
  font: 400 var(--text-read) / var(--leading-read) var(--font-reading);
  max-width: var(--measure-read);
  text-wrap: pretty;
  & > * + * {
    margin-top: 0.9em;
  }
  & > :is(h2, h3, h4, h5, h6) {
    margin-top: 1.2em;
  }
  & > :first-child {
    margin-top: 0;
  }
  & ul,
  & ol {
    padding-left: 1.4em;
  }
  & ul {
    list-style: disc;
  }
  & ol {
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
`;

export interface FormattedTextProps {
  /** A text with bracket tags, as entered by operators. */
  readonly text: string | null | undefined;
  /** The level of the heading above the text; its own headings start one level below. */
  readonly under?: 1 | 2 | 3;
}

/** A description with headings, lists and inline marks. */
export function FormattedText({ text, under = 2 }: FormattedTextProps) {
  if (!text) return null;
  return (
    <Text>
      {parseBracketText(text).map((block, i) => (
        <Block key={i} block={block} under={under} />
      ))}
    </Text>
  );
}

function Block({ block, under }: { block: TextBlock; under: number }) {
  switch (block.type) {
    case 'heading': {
      const level = Math.min(6, under + Math.max(1, block.level - 1));
      return (
        <Heading as={`h${level}` as 'h2'} $size={block.level <= 2 ? 2 : 3}>
          <InlineNodes nodes={block.content} />
        </Heading>
      );
    }
    case 'list':
      return <InlineList ordered={block.ordered} items={block.items} />;
    case 'paragraph':
      return (
        <p>
          <InlineNodes nodes={block.content} />
        </p>
      );
  }
}
