import { useBrand } from '@valam/mfe-kit/shell';
import { Button } from '@valam/ui/button/button';
import { Icon } from '@valam/ui/icon/icon';
import { CardGrid, Stack } from '@valam/ui/layout/layout';
import { Body, Heading } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { useCopy } from '../../parts/use-copy';
import { shareTexts } from './share-texts';

const Text = styled.li`
  display: grid;
  gap: var(--space-4);
  align-content: start;
  justify-items: start;
  padding: var(--space-5);
  background: var(--color-lime);
  overflow-wrap: anywhere;
`;

/** Texts of three lengths with the link in them. */
export function ReadyTexts({ link }: { link: string }) {
  const brand = useBrand();
  const copy = useCopy();
  return (
    <Stack as="section" $gap="5" aria-labelledby="texts">
      <Heading id="texts" $size={1}>
        Texts
      </Heading>
      <CardGrid $columns={3}>
        {shareTexts(brand.name, link).map(({ title, text }) => (
          <Text key={title}>
            <Heading as="h3" $size={3}>
              {title}
            </Heading>
            <Body>{text}</Body>
            <Button
              small
              variant="secondary"
              onClick={() => copy(text, 'Text')}
              aria-label={`Copy: ${title.toLowerCase()}`}
            >
              <Icon name="copy" /> Copy
            </Button>
          </Text>
        ))}
      </CardGrid>
    </Stack>
  );
}
