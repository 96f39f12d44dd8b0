import { SariBand } from '@valam/ui/band/sari-band';
import { Container, DyedGround, Grid, GridItem, Stack } from '@valam/ui/layout/layout';
import { Heading, Lead, Read } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';

const Inside = styled(Container)`
  padding-block: var(--space-8);
`;

const Ground = styled(DyedGround)`
  margin-top: var(--space-section);
`;

/** The purpose of the company. */
export function Vision() {
  return (
    <Ground $kind="tour" as="section" aria-labelledby="vision">
      <Inside>
        <Grid>
          <GridItem $from={1} $to={5}>
            <Heading id="vision" $size={1}>
              Our vision
            </Heading>
          </GridItem>
          <GridItem $from={5} $to={13}>
            <Stack $gap="4">
              <Lead>
                A place stays alive when its visitors know how to behave there. So we bring few people,
                slowly, and tell them beforehand what is done there and what is not.
              </Lead>
              <Read>
                On a tour, at most twelve travelers go together. Rooms, cooks, drivers and guides are paid on
                the day that was agreed, and no one takes commission on what you buy. What the temple asks
                comes first. The photograph comes last.
              </Read>
            </Stack>
          </GridItem>
        </Grid>
      </Inside>
      <SariBand kind="tour" size="section" />
    </Ground>
  );
}
