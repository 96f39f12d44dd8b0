import { styled } from 'styled-components';
import { ConsentBar } from '../../features/consent/consent-bar';
import { MessagingButton } from '../../features/messaging/messaging-button';

/**
 * Sticks to the bottom of the viewport: the chat button, and below it the consent bar until the visitor has made a choice. A page
 * with its own bar there moves this one up by a rule for `[data-lower-edge]`, as the panel of mfe-booking does. Elements that the
 * chat button must never cover have `data-keep-clear`.
 */
const Edge = styled.div`
  position: sticky;
  bottom: 0;
  z-index: var(--layer-header);
`;

export const LowerEdge = () => (
  <Edge data-lower-edge>
    <MessagingButton />
    <ConsentBar />
  </Edge>
);
