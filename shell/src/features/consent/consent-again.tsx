import { useShell } from '@valam/mfe-kit/shell';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';

const Plain = styled.button`
  color: inherit;
  &:hover {
    text-decoration: underline;
  }
  @media (scripting: none) {
    display: none !important;
  }
`;

/** Clears the consent choice and moves the focus to the bar that asks again, which is at the bottom of the screen. */
export function ConsentAgain() {
  const shell = useShell();
  function askAgain(): void {
    flushSync(() => shell.forgetConsent());
    document.querySelector<HTMLElement>('[data-consent-bar]')?.focus({ preventScroll: true });
  }
  return (
    <Plain type="button" onClick={askAgain}>
      Privacy choices
    </Plain>
  );
}
