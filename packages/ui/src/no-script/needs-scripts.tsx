import { withoutScripts } from '@valam/ui/tokens/media';
import { useSyncExternalStore } from 'react';
import { css } from 'styled-components';

const never = () => () => undefined;

/** False on the server and until the component is hydrated: a press would be lost. */
export const useTakesPresses = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** For a control that only works with scripts: its place stays empty until it works, and is gone where there are none. */
export const needsScripts = css<{ $works: boolean }>`
  ${({ $works }) => !$works && 'visibility: hidden;'}
  ${withoutScripts} {
    display: none;
  }
`;
