import { Button } from '@valam/ui/button/button';
import { styled } from 'styled-components';

const NeedsScripts = styled.form`
  padding-top: var(--space-4);
  @media (scripting: none), print {
    display: none;
  }
`;

/** Waits for fonts: the first input lays out the whole page, whose letters may need them. */
const printInItsFonts = async (): Promise<void> => {
  await document.fonts.ready;
  window.print();
};

/** Prints the page; hidden without JavaScript. It submits a form, so that React replays a click from before hydration. */
export function PrintButton({ children }: { children: string }) {
  return (
    <NeedsScripts>
      <Button type="submit" variant="secondary" small formAction={() => void printInItsFonts()}>
        {children}
      </Button>
    </NeedsScripts>
  );
}
