import { SariBand, TopBand } from '@valam/ui/band/sari-band';
import { TempleWall } from '@valam/ui/band/temple-wall';
import { Icon } from '@valam/ui/icon/icon';
import { Kolam } from '@valam/ui/kolam/kolam';
import { Wordmark } from '@valam/ui/kolam/mark';
import {
  Between,
  CardGrid,
  Cluster,
  Container,
  DyedGround,
  Grid,
  GridItem,
  MainAndSide,
  Section,
  SkipLink,
  Stack,
} from '@valam/ui/layout/layout';
import { LinkList, QuietLink, TextLink } from '@valam/ui/link/link';
import { Picture } from '@valam/ui/picture/picture';
import { tokens } from '@valam/ui/tokens/tokens';
import {
  Body,
  Display,
  Heading,
  Lead,
  LocalName,
  Micro,
  Numeral,
  Read,
  Small,
} from '@valam/ui/typography/typography';
import { iconShapes, type IconName } from '../../src/icon/icon-shapes';
import type { SariKind } from '../../src/tokens/sari';
import type { Sheet } from '../sheet';

const kinds: readonly SariKind[] = ['tour', 'retreat', 'temple', 'venue', 'ashram', 'host', 'article'];
const icons = Object.keys(iconShapes) as IconName[];

export const foundation: Sheet = {
  id: 'foundation',
  title: 'Type, layout, lines and bands',
  states: [
    {
      name: 'Type',
      width: 'full',
      show: () => (
        <Stack>
          <Display as="h2" $size={1}>
            Once round
          </Display>
          <Display as="h2">Discovering Shiva</Display>
          <Heading as="h3" $size={1}>
            Five threads
          </Heading>
          <Heading as="h3">Seven mornings of yoga</Heading>
          <Heading as="h3" $size={3}>
            The temple of earth
          </Heading>
          <Lead>Fire, earth and the full-moon walk round Arunachala.</Lead>
          <Read>In Tamil Nadu Shiva is worshipped in five temples as the five elements.</Read>
          <Body>Moving to another date is free until 30 days before.</Body>
          <Body $reading>One table, one bus, one guide who knows your name.</Body>
          <Small $soft>10 days / 9 nights · Chennai, Kanchipuram</Small>
          <Micro>As of Nov 21, 2026</Micro>
          <Numeral>498</Numeral>
          <p>
            Kanchipuram <LocalName lang="ta">காஞ்சிபுரம்</LocalName>
          </p>
        </Stack>
      ),
    },
    {
      name: 'Colors',
      width: 'full',
      show: () => (
        <Cluster>
          {Object.entries(tokens.color).map(([name, value]) => (
            <span key={name} style={{ width: '7rem', fontSize: 13, lineHeight: 1.3 }}>
              <span
                style={{ display: 'block', height: 44, background: value, outline: '1px solid #CBC7BF' }}
              />
              {name}
            </span>
          ))}
        </Cluster>
      ),
    },
    {
      name: 'Layout',
      width: 'full',
      show: () => (
        <Container $width="read">
          <SkipLink href="#main">Skip to content</SkipLink>
          <Between>
            <Heading as="h3">Between</Heading>
            <QuietLink href="#layout">All of them</QuietLink>
          </Between>
          <Grid>
            <GridItem $from={1} $to={7}>
              Columns 1 to 7
            </GridItem>
            <GridItem $from={7} $to={13}>
              Columns 7 to 13
            </GridItem>
          </Grid>
          <Section $space="5">
            <CardGrid $columns={3}>
              <li>One</li>
              <li>Two</li>
              <li>Three</li>
            </CardGrid>
          </Section>
          <MainAndSide $sticky>
            <div>Main</div>
            <aside>Side</aside>
          </MainAndSide>
        </Container>
      ),
    },
    {
      name: 'Links',
      width: 'half',
      show: () => (
        <Stack>
          <p>
            Need different dates? <TextLink href="#links">Book a private tour</TextLink>
          </p>
          <p>
            <QuietLink href="#links">
              <Icon name="arrow-left" /> Back to Tours
            </QuietLink>
          </p>
          <LinkList>
            <li>
              <a href="#links">
                Official website <Icon name="out" />
              </a>
            </li>
            <li>
              <a href="#links">
                Temples <Icon name="arrow-right" />
              </a>
            </li>
          </LinkList>
        </Stack>
      ),
    },
    {
      name: 'Icons',
      width: 'full',
      show: () => (
        <Cluster $gap="5">
          {icons.map((name) => (
            <span
              key={name}
              style={{ width: '5.5rem', fontSize: 13, display: 'grid', justifyItems: 'center' }}
            >
              <Icon name={name} size="large" />
              {name}
            </span>
          ))}
          <p>
            India for the <Icon name="world" size="text" label="world" />
          </p>
        </Cluster>
      ),
    },
    {
      name: 'Kolam',
      width: 'full',
      show: () => (
        <Stack>
          <Cluster $gap="7">
            <Wordmark name="Valam" localName={{ text: 'வலம்', lang: 'ta' }} />
            <span style={{ width: '10rem' }}>
              <Kolam columns={4} rows={3} />
            </span>
            <span style={{ width: '10rem' }}>
              <Kolam columns={4} rows={3} drawn dotRadius={0.16} />
            </span>
          </Cluster>
        </Stack>
      ),
    },
    ...kinds.map((kind) => ({
      name: `Band: ${kind}`,
      width: 'third' as const,
      show: () => (
        <>
          <Picture picture={null} kind={kind} ratio="4 / 3" sizes="100vw" />
          <SariBand kind={kind} />
        </>
      ),
    })),
    {
      name: 'Bands of sections',
      width: 'full',
      show: () => (
        <Stack>
          <TopBand />
          <SariBand kind="tour" size="section" edge="top" />
          <div style={{ position: 'relative', height: '6rem', paddingLeft: '4rem' }}>
            <SariBand kind="tour" size="section" edge="left" />
            The pallu
          </div>
          <SariBand kind="tour" size="section" />
          <DyedGround $kind="tour">
            <Container>
              <Section $space="6">
                <Lead>Surface on primary</Lead>
                <TextLink href="#dye">A link on a dye</TextLink>
              </Section>
            </Container>
          </DyedGround>
          <DyedGround $kind="ashram">
            <Container>
              <Section $space="6">
                <Lead>Text on highlight</Lead>
              </Section>
            </Container>
          </DyedGround>
          <TempleWall />
        </Stack>
      ),
    },
  ],
};
