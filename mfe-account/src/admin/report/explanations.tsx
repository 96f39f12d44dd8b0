import { FactList } from '@valam/ui/facts/fact-list';
import { Heading } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';

export interface Explanation {
  readonly figure: string;
  /** The definition of the figure and its source ledger. */
  readonly meaning: string;
}

const Box = styled.section`
  display: grid;
  gap: var(--space-3);
  margin-top: var(--space-6);
`;

/** Explains the second figures of a report. */
export const rangeBeforeExplained: Explanation = {
  figure: 'Range before',
  meaning:
    'As many days directly before. Each figure is compared with the same day, week or month that many days earlier, whose entries “Range before” lists.',
};

/** Explains each figure of a report in one sentence. */
export function Explanations({ explanations }: { explanations: readonly Explanation[] }) {
  return (
    <Box>
      <Heading as="h2" $size={3}>
        What counts
      </Heading>
      <FactList facts={explanations.map(({ figure, meaning }) => ({ label: figure, value: meaning }))} />
    </Box>
  );
}
