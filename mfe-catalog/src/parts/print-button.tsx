import { Button } from '@valam/ui/button/button';
import { styled } from 'styled-components';

const NeedsScripts = styled.form`
  padding-top: var(--space-4);
  @media (scripting: none), print {
    display: none;
  }
`;

/** The press lays the whole page out, whose letters may need fonts. */
const printInItsFonts = async (): Promise<void> => {
  await document.fonts.ready;
  window.print();
};

/** Prints the page; hidden without scripts. A press before its code is kept by React, because it submits a form. */
export function PrintButton({ children }: { children: string }) {
  return (
    <NeedsScripts>
      <Button type="submit" variant="secondary" small formAction={() => void printInItsFonts()}>
        {children}
      </Button>
    </NeedsScripts>
  );
}
