import { Button } from '@valam/ui/button/button';
import { styled } from 'styled-components';

const NeedsScripts = styled.div`
  padding-top: var(--space-4);
  @media (scripting: none), print {
    display: none;
  }
`;

/** Prints the page; hidden without scripts. */
export function PrintButton({ children }: { children: string }) {
  return (
    <NeedsScripts>
      <Button variant="secondary" small onClick={() => window.print()}>
        {children}
      </Button>
    </NeedsScripts>
  );
}
