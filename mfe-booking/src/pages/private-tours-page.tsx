import { PageHead } from '@valam/mfe-kit/head';
import { useBrand } from '@valam/mfe-kit/shell';
import { Slot } from '@valam/mfe-kit/slot';
import { Breadcrumb } from '@valam/ui/breadcrumb/breadcrumb';
import { LinkButton } from '@valam/ui/button/button';
import { MarkedList } from '@valam/ui/facts/fact-list';
import { Icon } from '@valam/ui/icon/icon';
import { CardGrid, Cluster, Container, Grid, GridItem, Section, Stack } from '@valam/ui/layout/layout';
import { QuietLink } from '@valam/ui/link/link';
import { Body, Display, Heading, Lead, Read, Small } from '@valam/ui/typography/typography';
import { benefits, included, samples } from '../features/private-tour/private-tour-page-words';
import { PrivateTourForm } from '../features/private-tour/private-tour-form';

/** The page of private tours, with the inquiry form. */
export default function PrivateToursPage() {
  const brand = useBrand();
  return (
    <>
      <PageHead
        title={`Private tours of India | ${brand.name}`}
        description="A tour for your group alone, designed within 48 hours: your dates, your pace, your temples."
        canonical="/private-tours"
      />
      <Container>
        <Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: 'Private Tours' }]} />
        <Section $space="6" as="div">
          <Stack $gap="5">
            <Display>Your people, your dates, the same roads</Display>
            <Lead>
              Tell us about your group and what you’re looking for. You’ll have a proposal within 48 hours.
            </Lead>
            <Cluster $gap="5">
              <LinkButton href="#inquiry-form">Ask for a proposal</LinkButton>
              <QuietLink href="/spiritual-tours">Tours with fixed dates</QuietLink>
            </Cluster>
          </Stack>
        </Section>
        <Section $pad="bottom" aria-labelledby="benefits">
          <Stack $gap="6">
            <Heading id="benefits" $size={1}>
              Why travel privately
            </Heading>
            <CardGrid>
              {benefits.map(({ title, text }) => (
                <li key={title}>
                  <Stack $gap="2">
                    <Heading as="h3" $size={3}>
                      {title}
                    </Heading>
                    <Body>{text}</Body>
                  </Stack>
                </li>
              ))}
            </CardGrid>
          </Stack>
        </Section>
        <Section $pad="bottom" aria-labelledby="included">
          <Grid>
            <GridItem $from={1} $to={6}>
              <Heading id="included" $size={1}>
                What is always included
              </Heading>
            </GridItem>
            <GridItem $from={6} $to={13}>
              <MarkedList>
                {included.map((item) => (
                  <li key={item}>
                    <Icon name="check" /> {item}
                  </li>
                ))}
              </MarkedList>
            </GridItem>
          </Grid>
        </Section>
        <Section $pad="bottom" aria-labelledby="samples">
          <Stack $gap="6">
            <Heading id="samples" $size={1}>
              Sample experiences
            </Heading>
            <CardGrid>
              {samples.map(({ title, days, text }) => (
                <li key={title}>
                  <Stack $gap="2">
                    <Heading as="h3" $size={2}>
                      {title}
                    </Heading>
                    <Small $soft>{days}</Small>
                    <Read>{text}</Read>
                  </Stack>
                </li>
              ))}
            </CardGrid>
          </Stack>
        </Section>
        <Section $pad="bottom" id="inquiry-form" aria-labelledby="inquiry">
          <Grid>
            <GridItem $from={1} $to={6}>
              <Stack $gap="4">
                <Heading id="inquiry" $size={1}>
                  Design it with us
                </Heading>
                <Read>
                  Within 48 hours you’ll have a proposal with days, rooms and a price. It’s free and without
                  obligation.
                </Read>
              </Stack>
            </GridItem>
            <GridItem $from={7} $to={13}>
              <PrivateTourForm />
            </GridItem>
          </Grid>
        </Section>
      </Container>
      <Slot
        name="catalog/Questions"
        of={{ type: 'Private Tour' }}
        given={{}}
        loading={null}
        fallback={null}
      />
    </>
  );
}
