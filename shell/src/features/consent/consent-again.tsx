import { useConsent, useShell } from '@valam/mfe-kit/shell';
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

/** Clears the consent choice, so that the bar asks again. It keeps the focus after the click, which `disabled` would remove. */
export function ConsentAgain() {
  const consent = useConsent();
  const shell = useShell();
  return (
    <Plain type="button" aria-disabled={consent === null || undefined} onClick={() => shell.forgetConsent()}>
      Privacy choices
    </Plain>
  );
}
