import { styled } from 'styled-components';
import { ConsentBar } from '../../features/consent/consent-bar';
import { MessagingButton } from '../../features/messaging/messaging-button';

/**
 * What stays at the window's lower edge: the way to a chat, and below it the question for consent as long as it is open.
 * A page with a bar of its own there lifts it by a rule for `[data-lower-edge]`, as the panel of mfe-booking does.
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
