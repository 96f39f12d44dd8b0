import { Heading } from '@valam/ui/typography/typography';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: end;
  gap: var(--space-4) var(--space-6);
  margin-bottom: var(--space-5);
  & > .words {
    flex: 1 1 18rem;
  }
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  & > h1 {
    overflow-wrap: anywhere;
  }
`;

interface ScreenHeadProps {
  readonly title: string;
  readonly above?: ReactNode;
  readonly beside?: ReactNode;
  readonly below?: ReactNode;
  /** The actions, on the right. */
  readonly children?: ReactNode;
}

export function ScreenHead({ title, above, beside, below, children }: ScreenHeadProps) {
  return (
    <Head>
      <div className="words">
        {above && <p>{above}</p>}
        <Title>
          <Heading as="h1" $size={1}>
            {title}
          </Heading>
          {beside}
        </Title>
        {below && <p>{below}</p>}
      </div>
      {children}
    </Head>
  );
}
