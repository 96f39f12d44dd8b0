import { Container } from '@valam/ui/layout/layout';
import { Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { shellApi } from '../../api/shell.api';

const Line = styled.aside`
  background: var(--color-surface-sunken);
  padding-block: var(--space-2);
`;

/** A notice on every page while sample tours, people or reviews are published. */
export function SampleNotice() {
  const { data } = shellApi.useSiteStateQuery();
  if (!data?.showsSample) return null;
  return (
    <Line aria-label="About this site's content">
      <Container>
        <Small>Sample content: the tours, people and reviews on this site are examples, not offers.</Small>
      </Container>
    </Line>
  );
}
