import { LinkButton } from '@valam/ui/button/button';
import { Container, Grid, GridItem, Section, Stack } from '@valam/ui/layout/layout';
import { Heading, Lead } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';

const Ruled = styled(Grid)`
  border-top: 1px solid var(--color-divider);
  padding-top: var(--space-6);
`;

/** Alternatives if no date suits the visitor. */
export function NoDateFits() {
  return (
    <Section aria-labelledby="no-date">
      <Container>
        <Ruled>
          <GridItem $from={1} $to={5}>
            <Heading id="no-date" $size={1}>
              None of these dates?
            </Heading>
          </GridItem>
          <GridItem $from={5} $to={13}>
            <Stack $gap="4">
              <Lead>
                Tell us who is coming and what you care about. We’ll design a private tour for your group and
                send the proposal within 48 hours.
              </Lead>
              <LinkButton href="/private-tours" variant="secondary">
                Book a private tour
              </LinkButton>
            </Stack>
          </GridItem>
        </Ruled>
      </Container>
    </Section>
  );
}
