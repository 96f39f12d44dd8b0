import { LinkButton } from '@valam/ui/button/button';
import { Container, Section } from '@valam/ui/layout/layout';
import { Steps as StepsFigure } from '@valam/ui/steps/steps';
import { Heading } from '@valam/ui/typography/typography';
import { Centred } from './parts';
import { payingWords, type Terms } from './paying-words';

const stepsUnder = (terms: Terms | undefined): Parameters<typeof StepsFigure>[0]['steps'] => [
  { title: 'Choose', text: 'Pick a tour and a date. The dots show which seats are free.' },
  { title: 'Book', text: payingWords(terms) },
  { title: 'Transform', text: 'Walk barefoot on granite at five in the morning. See what stays.' },
];

/** How it works: one line round three steps. */
export function Steps({ terms }: { terms: Terms | undefined }) {
  return (
    <Section aria-labelledby="steps">
      <Container as={Centred}>
        <Heading id="steps" $size={1}>
          How it works
        </Heading>
        <StepsFigure steps={stepsUnder(terms)} />
        <LinkButton href="/spiritual-tours">Start Your Journey</LinkButton>
      </Container>
    </Section>
  );
}
