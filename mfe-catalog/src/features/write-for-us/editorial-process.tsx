import { from } from '@valam/ui/tokens/media';
import { Heading, Numeral, Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';

const steps = [
  {
    title: 'Review weekly',
    text: 'Once a week the team reads everything that came in, from start to finish.',
  },
  {
    title: 'Feedback',
    text: 'We tell you what we like, what is missing, and whether it fits. If we say no, we say why.',
  },
  {
    title: 'Revision',
    text: 'You make the changes you agree with. We check facts, names and spellings.',
  },
  {
    title: 'Publication',
    text: 'It goes out in the journal with your name, your portrait and a link to you.',
  },
] as const;

const Row = styled.ol`
  display: grid;
  gap: var(--space-6) var(--space-column);
  ${from.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.xl} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  & > li {
    display: grid;
    gap: var(--space-2);
    align-content: start;
    border-top: 1px solid var(--color-divider);
    padding-top: var(--space-4);
  }
  & > li > :first-child {
    color: var(--color-accent);
  }
`;

/** The steps from a submitted text to its publication. */
export function EditorialProcess() {
  return (
    <Row>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <Numeral aria-hidden="true">{index + 1}</Numeral>
          <Heading as="h3" $size={3}>
            {title}
          </Heading>
          <Small>{text}</Small>
        </li>
      ))}
    </Row>
  );
}
