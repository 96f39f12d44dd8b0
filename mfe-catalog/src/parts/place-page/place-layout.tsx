import { Container, MainAndSide, Section, Stack } from '@valam/ui/layout/layout';
import type { ReactNode } from 'react';

/** The text about a place, with its facts beside it. */
export function PlaceLayout({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <Section as="div" $space="8">
      <Container>
        <MainAndSide>
          <Stack $gap="8">{main}</Stack>
          <Stack as="aside" $gap="7" aria-label="Facts">
            {side}
          </Stack>
        </MainAndSide>
      </Container>
    </Section>
  );
}
