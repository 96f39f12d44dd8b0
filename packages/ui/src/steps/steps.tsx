import { KolamSvg } from '@valam/ui/kolam/kolam';
import { Heading, Numeral } from '@valam/ui/typography/typography';
import { from } from '@valam/ui/tokens/media';
import { styled } from 'styled-components';
import { kolamLines } from '@valam/ui/kolam/kolam';

const Round = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: 22rem;
  margin: var(--space-6) auto 0;
  & > svg {
    --line: var(--color-accent);
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  & > .across {
    display: none;
  }
  & > ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  & li {
    aspect-ratio: 1;
    display: grid;
    align-content: center;
    justify-items: center;
    text-align: center;
    gap: 0.15rem;
    padding: 0 24%;
  }
  & p {
    font-size: var(--text-small);
    line-height: 1.35;
    text-wrap: balance;
  }
  & .number {
    color: var(--color-accent);
    font-size: 1.75rem;
  }
  ${from.across} {
    max-width: 78rem;
    & > ol {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    & > .down {
      display: none;
    }
    & > .across {
      display: block;
    }
    & li {
      padding: 0 23%;
      gap: 0.5rem;
    }
    & .number {
      font-size: var(--text-heading-1);
    }
  }
  @media (min-width: 1200px) {
    & p {
      font-size: var(--text-body);
    }
  }
`;

export interface StepsProps {
  readonly steps: readonly [StepText, StepText, StepText];
  readonly level?: 'h2' | 'h3';
}

interface StepText {
  readonly title: string;
  readonly text: string;
}

/** Three steps, one in each loop of a line as large as the section. */
export function Steps({ steps, level = 'h3' }: StepsProps) {
  return (
    <Round>
      <KolamSvg className="across" viewBox="0 0 6 2" aria-hidden="true">
        <path d={kolamLines(3, 1)[0]} vectorEffect="non-scaling-stroke" />
      </KolamSvg>
      <KolamSvg className="down" viewBox="0 0 2 6" aria-hidden="true">
        <path d={kolamLines(1, 3)[0]} vectorEffect="non-scaling-stroke" />
      </KolamSvg>
      <ol>
        {steps.map(({ title, text }, i) => (
          <li key={title}>
            <Numeral className="number" aria-hidden="true">
              {i + 1}
            </Numeral>
            <Heading as={level}>{title}</Heading>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Round>
  );
}
