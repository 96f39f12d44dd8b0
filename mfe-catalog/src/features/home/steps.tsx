import { LinkButton } from '@valam/ui/button/button';
import { Container, Section } from '@valam/ui/layout/layout';
import { Steps as StepsFigure } from '@valam/ui/steps/steps';
import { Heading } from '@valam/ui/typography/typography';
import { Centred } from './parts';

const steps = [
  { title: 'Choose', text: 'Pick a tour and a date. The dots show which seats are free.' },
  { title: 'Book', text: 'Pay 20% now. The rest is due 30 days before you leave.' },
  { title: 'Transform', text: 'Walk barefoot on granite at five in the morning. See what stays.' },
] as const;

/** How it works: one line round three steps. */
export function Steps() {
  return (
    <Section aria-labelledby="steps">
      <Container as={Centred}>
        <Heading id="steps" $size={1}>
          Once round, in three steps
        </Heading>
        <StepsFigure steps={steps} />
        <LinkButton href="/spiritual-tours">Start Your Journey</LinkButton>
      </Container>
    </Section>
  );
}
