import { Container, Section } from '@valam/ui/layout/layout';
import { HangingSaris } from '@valam/ui/saris/hanging-saris';
import { Heading } from '@valam/ui/typography/typography';
import { themes } from '../../parts/themes';

/** Five themed cards, hung as cloths from one line. */
export function Themes() {
  return (
    <Section aria-labelledby="themes">
      <Container>
        <Heading id="themes" $size={1}>
          Five threads run through every tour
        </Heading>
        <HangingSaris themes={themes} />
      </Container>
    </Section>
  );
}
