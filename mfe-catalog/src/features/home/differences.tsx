import { Icon, type IconName } from '@valam/ui/icon/icon';
import { Container, Grid, GridItem, Section } from '@valam/ui/layout/layout';
import { from } from '@valam/ui/tokens/media';
import { Body, Heading } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { depositWords, type Terms } from './paying-words';

const List = styled.ul`
  display: grid;
  gap: var(--space-6) var(--space-column);
  ${from.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & > li {
    display: grid;
    gap: var(--space-2);
    align-content: start;
    border-top: 1px solid var(--color-divider);
    padding-top: var(--space-4);
  }
  & svg {
    width: 36px;
    height: 36px;
    color: var(--color-accent);
  }
`;

const differencesUnder = (
  terms: Terms | undefined,
): readonly { icon: IconName; title: string; text: string }[] => [
  {
    icon: 'group',
    title: 'Never more than 12',
    text: 'One table, one bus, one guide who knows your name by the second morning.',
  },
  {
    icon: 'veg',
    title: 'Pure Veg, cooked fresh',
    text: 'Temple kitchens, home kitchens and a cook who asks about your allergies first.',
  },
  {
    icon: 'guide',
    title: 'A dedicated guide',
    text: 'The same guide from arrival to departure.',
  },
  {
    icon: 'bed',
    title: 'Rooms near the temple',
    text: 'Chosen for a quiet night and a short walk at five in the morning.',
  },
  {
    icon: 'plane',
    title: 'Airport transfers included',
    text: 'We meet every flight, even the one that lands at 3 a.m.',
  },
  {
    icon: 'lock',
    title: 'No surprises',
    text: depositWords(terms),
  },
];

/** Six advantages of a small group. */
export function Differences({ terms }: { terms: Terms | undefined }) {
  return (
    <Section $pad="bottom">
      <Container>
        <Grid>
          <GridItem $from={1} $to={5}>
            <Heading $size={1}>What makes a small group different</Heading>
          </GridItem>
          <GridItem $from={5} $to={13}>
            <List>
              {differencesUnder(terms).map(({ icon, title, text }) => (
                <li key={title}>
                  <Icon name={icon} />
                  <Heading as="h3" $size={3}>
                    {title}
                  </Heading>
                  <Body>{text}</Body>
                </li>
              ))}
            </List>
          </GridItem>
        </Grid>
      </Container>
    </Section>
  );
}
