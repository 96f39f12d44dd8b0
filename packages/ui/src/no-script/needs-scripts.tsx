import { withoutScripts } from '@valam/ui/tokens/media';
import { useSyncExternalStore } from 'react';
import { css } from 'styled-components';

const never = () => () => undefined;

/** False on the server and until hydration, while a click would be lost. */
export const useTakesPresses = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** For a control that needs JavaScript: invisible but in the layout until hydration, and not displayed if scripting is off. */
export const needsScripts = css<{ $works: boolean }>`
  ${({ $works }) => !$works && 'visibility: hidden;'}
  ${withoutScripts} {
    display: none;
  }
`;
