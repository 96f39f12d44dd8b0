import { styled } from 'styled-components';
import { ConsentBar } from '../../features/consent/consent-bar';
import { MessagingButton } from '../../features/messaging/messaging-button';

/**
 * Sticks to the window's lower edge: the chat button, and the consent bar below it until the visitor has answered. A page
 * with a bar of its own at that edge moves this one up by a rule for `[data-lower-edge]`, as the panel of mfe-booking
 * does. What the chat button must never cover has `data-keep-clear`.
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
