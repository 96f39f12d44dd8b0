import { referralProgram } from '@valam/contracts/identity/referral.schema';
import { useBrand } from '@valam/mfe-kit/shell';
import { Button } from '@valam/ui/button/button';
import { Icon } from '@valam/ui/icon/icon';
import { CardGrid, Stack } from '@valam/ui/layout/layout';
import { Body, Heading } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { useCopy } from '../../parts/use-copy';

const Text = styled.li`
  display: grid;
  gap: var(--space-4);
  align-content: start;
  justify-items: start;
  padding: var(--space-5);
  background: var(--color-surface);
  overflow-wrap: anywhere;
`;

/** Texts in three lengths that include the link. */
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

interface ShareText {
  readonly title: string;
  readonly text: string;
}

/** Ready-made texts. Each discloses the commission, because readers have a right to know. */
function shareTexts(brand: string, link: string): readonly ShareText[] {
  return [
    {
      title: 'A message',
      text: `I thought of you: ${brand} takes at most twelve people on a tour of the sacred places of India, with guides who live there. Have a look: ${link} (If you book through this link, I receive a commission, at no cost to you.)`,
    },
    {
      title: 'A post',
      text: `Small-group tours of India’s temple towns with ${brand}: twelve people at most, a dedicated guide, vegetarian meals and airport transfers included. ${link} #spiritualtravel #india (Referral link: I receive a commission when you book through it.)`,
    },
    {
      title: 'A paragraph for a newsletter',
      text: `Several of you have asked how to travel to the temples and ashrams of India without being herded through them. ${brand} takes at most twelve people on a tour, with local guides and days that leave time to sit still. A deposit reserves your seat, and what happens when plans change is written down beforehand. See their tours: ${link} Full disclosure: this is a referral link. When you book through it, I receive a commission of ${referralProgram.commissionPercent}%, and your price stays the same.`,
    },
  ];
}
